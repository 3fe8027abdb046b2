import {orderOf, type Scene} from '../model/scene';

/** Where an arrow key leads from a block; undefined when the key does not move. */
export function moved(key: string, at: number, scene: Scene): number | undefined {
  const order = orderOf(scene);
  const place = order.indexOf(at);
  switch (key) {
    case 'ArrowLeft':
      return scene.blocks[at]!.parent < 0 ? at : scene.blocks[at]!.parent;
    case 'ArrowRight': {
      const children = scene.blocks.filter(({parent}) => parent === at).map(({index}) => index);
      return children.find((index) => scene.pivot.includes(index)) ?? children[0] ?? at;
    }
    case 'ArrowUp':
      return order[Math.max(0, place - 1)];
    case 'ArrowDown':
      return order[Math.min(order.length - 1, place + 1)];
    case 'Home':
      return order[0];
    case 'End':
      return order.at(-1);
    default:
      return undefined;
  }
}
