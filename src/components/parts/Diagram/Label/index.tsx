import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import type {Tone} from '../tone';
import styles from './styles.module.css';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** `inherit` uses the letter colour of the surrounding box. */
  tone?: Tone | 'inherit';
  align?: 'start' | 'center' | 'end';
  /** Vertical alignment of the text. */
  place?: 'top' | 'middle' | 'bottom';
  /** Size of the letters on the drawing's grid. */
  size?: number;
  strong?: boolean;
  children: ReactNode;
};

/** Text that wraps inside a rectangle: SVG's own text cannot, and a translation is longer than its source. */
export default function Label({
  x,
  y,
  width,
  height,
  tone = 'plain',
  align = 'center',
  place = 'middle',
  size = 14,
  strong,
  children,
}: Props): ReactNode {
  return (
    <foreignObject x={x} y={y} width={width} height={height}>
      <div
        className={clsx(styles.label, styles[tone], styles[align], styles[place], strong && styles.strong)}
        style={{'--size': `${size}px`} as CSSProperties}
      >
        <span>{children}</span>
      </div>
    </foreignObject>
  );
}
