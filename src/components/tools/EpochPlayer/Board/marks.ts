import {epochOf, type Scene} from '../model/scene';

/** The small number of a block: its position in its epoch, from 1; a dash while it is in none. */
export function placeOf(scene: Scene, index: number): string {
  const epoch = epochOf(scene, index);
  return epoch ? String(epoch.blocks.indexOf(index) + 1) : '–';
}

/** The mark of a block that contains transactions. */
export const marksOf = ({blocks}: Scene, index: number): string => (blocks[index]!.transactions > 0 ? 'tx' : '');
