import type {Point} from '../tone';

/** Length of an arrow's head and half of its width, on the drawing's grid. */
const HEAD = 8;
const HALF = 4.5;

const round = (value: number) => Math.round(value * 100) / 100;

/** The SVG paths of an arrow's line (ending where its head begins) and of its head. */
export function arrowPath([x1, y1]: Point, [x2, y2]: Point, shape: 'line' | 'curve'): {line: string; head: string} {
  // A curve arrives horizontally; a straight line arrives along itself.
  const angle = shape === 'curve' ? (x2 < x1 ? Math.PI : 0) : Math.atan2(y2 - y1, x2 - x1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [bx, by] = [round(x2 - HEAD * cos), round(y2 - HEAD * sin)];
  const middle = round((x1 + bx) / 2);
  const line = shape === 'curve' ? `M${x1} ${y1}C${middle} ${y1} ${middle} ${by} ${bx} ${by}` : `M${x1} ${y1}L${bx} ${by}`;
  const head = `M${x2} ${y2}L${round(bx - HALF * sin)} ${round(by + HALF * cos)}L${round(bx + HALF * sin)} ${round(by - HALF * cos)}Z`;
  return {line, head};
}
