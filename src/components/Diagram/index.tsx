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
  /** Size of the drawing's own grid; it grows and shrinks with the column. */
  width: number;
  height: number;
  /** `<Lane>`, `<Box>`, `<Arrow>` and `<Label>`, painted in this order. */
  children: ReactNode;
  /** The same drawing for a narrow column, on a separate grid that is 340 wide. */
  narrow: {readonly height: number; readonly children: ReactNode};
};

/** Width of the grid of drawings for narrow columns: a little more than the column of a telephone has pixels. */
const NARROW = 340;

/**
 * A drawing whose colours follow the colour mode and whose texts are ordinary translated text. In a column too narrow
 * for its letters another drawing takes its place: neither ever scrolls. Letters are 13 units or larger, which is
 * 12 px where each drawing is at its smallest.
 */
export default function Diagram({title, desc, width, height, children, narrow}: Props): ReactNode {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <svg
          className={clsx(styles.svg, styles.wide)}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          style={{aspectRatio: `${width} / ${height}`}}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{desc}</desc>
          {children}
        </svg>
        <svg
          className={clsx(styles.svg, styles.narrow)}
          viewBox={`0 0 ${NARROW} ${narrow.height}`}
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          style={{aspectRatio: `${NARROW} / ${narrow.height}`}}
        >
          {narrow.children}
        </svg>
      </div>
      <figcaption className={styles.caption} aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
