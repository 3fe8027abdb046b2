import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export {default as Arrow} from './Arrow';
export {default as Box} from './Box';
export {default as Label} from './Label';
export {default as Lane} from './Lane';

type Props = {
  /** Short name of the drawing; read out and shown as its caption. */
  title: string;
  /** A description of the drawing for a reader who does not see it: whole sentences, the same facts. */
  desc: string;
  /** Height on the drawing's own grid, which is 720 wide; it grows and shrinks with the column. */
  height: number;
  /** `<Lane>`, `<Box>`, `<Arrow>` and `<Label>`, painted in this order. */
  children: ReactNode;
  /** The same drawing for a narrow column, on a separate grid that is 340 wide. */
  narrow: {readonly height: number; readonly children: ReactNode};
};

/** Width of the grid of drawings for wide columns. */
const WIDE = 720;
/** Width of the grid of drawings for narrow columns: slightly more than a telephone's column has pixels. */
const NARROW = 340;

type DrawingProps = {
  width: number;
  height: number;
  className?: string;
  /** Ids of the elements with the name and the description, which both drawings share. */
  labelledBy: string;
  children: ReactNode;
};

function Drawing({width, height, className, labelledBy, children}: DrawingProps): ReactNode {
  return (
    <svg
      className={clsx(styles.svg, className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={labelledBy}
      style={{aspectRatio: `${width} / ${height}`}}
    >
      {children}
    </svg>
  );
}

/**
 * A drawing whose colours follow the colour mode and whose texts are ordinary translated text. In a column that is too
 * narrow for its letters, another drawing replaces it, so that neither ever scrolls. Letters are 13 units or larger,
 * which is 12 px at the smallest size of each drawing.
 */
export default function Diagram({title, desc, height, children, narrow}: Props): ReactNode {
  const id = useId();
  const [titleId, descId] = [`${id}-title`, `${id}-desc`];
  const labelledBy = `${titleId} ${descId}`;
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Drawing width={WIDE} height={height} className={styles.wide} labelledBy={labelledBy}>
          <title id={titleId}>{title}</title>
          <desc id={descId}>{desc}</desc>
          {children}
        </Drawing>
        <Drawing width={NARROW} height={narrow.height} className={styles.narrow} labelledBy={labelledBy}>
          {narrow.children}
        </Drawing>
      </div>
      <figcaption className={styles.caption} aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
