import type {ReactNode} from 'react';
import type {Tone} from '../tone';
import tones from '../tones.module.css';
import Label from '../Label';
import styles from './styles.module.css';

type Props = {
  x: number;
  y: number;
  width: number;
  height: number;
  tone?: Tone;
  /** Radius of the corners; half the height makes a pill. */
  radius?: number;
  dashed?: boolean;
  /** Size of the letters on the drawing's grid. */
  size?: number;
  /** Short text in the middle of the box; it wraps. */
  children?: ReactNode;
};

/** A rectangle with text in it. `x` and `y` are its upper left corner. */
export default function Box({
  x,
  y,
  width,
  height,
  tone = 'plain',
  radius = 8,
  dashed,
  size,
  children,
}: Props): ReactNode {
  return (
    <g className={tones[tone]}>
      <rect
        className={styles.box}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        strokeDasharray={dashed ? '5 4' : undefined}
      />
      {children && (
        <Label x={x} y={y} width={width} height={height} tone="inherit" size={size} strong>
          {children}
        </Label>
      )}
    </g>
  );
}
