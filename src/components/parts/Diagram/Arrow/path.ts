import type {Point} from '../tone';

/** Length of an arrow's head and half of its width, on the drawing's grid. */
const HEAD = 8;
const HALF = 4.5;

const round = (value: number) => Math.round(value * 100) / 100;

/** How a line runs: straight, or as a curve that leaves and arrives sideways or upwards. */
export type Shape = 'line' | 'curve' | 'climb';

/** Direction in which a line of this shape arrives. */
function angleOf([x1, y1]: Point, [x2, y2]: Point, shape: Shape): number {
  if (shape === 'curve') return x2 < x1 ? Math.PI : 0;
  if (shape === 'climb') return y2 < y1 ? -Math.PI / 2 : Math.PI / 2;
  return Math.atan2(y2 - y1, x2 - x1);
}

/** The SVG paths of an arrow's line (ending at the start of its head) and of its head. */
export function arrowPath([x1, y1]: Point, [x2, y2]: Point, shape: Shape): {line: string; head: string} {
  const angle = angleOf([x1, y1], [x2, y2], shape);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [bx, by] = [round(x2 - HEAD * cos), round(y2 - HEAD * sin)];
  const [across, along] = [round((x1 + bx) / 2), round((y1 + by) / 2)];
  const bends = {
    line: `L${bx} ${by}`,
    curve: `C${across} ${y1} ${across} ${by} ${bx} ${by}`,
    climb: `C${x1} ${along} ${bx} ${along} ${bx} ${by}`,
  };
  const head = `M${x2} ${y2}L${round(bx - HALF * sin)} ${round(by + HALF * cos)}L${round(bx + HALF * sin)} ${round(by - HALF * cos)}Z`;
  return {line: `M${x1} ${y1}${bends[shape]}`, head};
}
