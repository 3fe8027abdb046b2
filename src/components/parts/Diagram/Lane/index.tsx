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
  /** Name of the lane, along its upper edge. */
  label?: ReactNode;
  /** Position of the name. */
  align?: 'start' | 'center';
  children?: ReactNode;
};

/** An area that groups boxes: a space, an epoch, a machine. */
export default function Lane({
  x,
  y,
  width,
  height,
  tone = 'quiet',
  label,
  align = 'start',
  children,
}: Props): ReactNode {
  return (
    <g className={tones[tone]}>
      <rect className={styles.lane} x={x} y={y} width={width} height={height} rx={12} />
      {label && (
        <Label
          x={align === 'center' ? x : x + 8}
          y={y + 8}
          width={align === 'center' ? width : width - 16}
          height={24}
          tone="inherit"
          align={align}
          size={15}
          strong
        >
          {label}
        </Label>
      )}
      {children}
    </g>
  );
}
