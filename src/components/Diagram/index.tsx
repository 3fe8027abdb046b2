import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useScrollable} from '@site/src/components/useScrollable';
import styles from './styles.module.css';

export {default as Arrow} from './Arrow';
export {default as Box} from './Box';
export {default as Label} from './Label';
export {default as Lane} from './Lane';

type Props = {
  /** Short name of the drawing; read out and shown as its caption. */
  title: string;
  /** What the drawing says, for a reader who does not see it: whole sentences, the same facts. */
  desc: string;
  /** Size of the drawing's own grid; it grows and shrinks with the column. */
  width: number;
  height: number;
  /** `<Lane>`, `<Box>`, `<Arrow>` and `<Label>`, painted in this order. */
  children: ReactNode;
  /** The same drawing for a narrow screen, on a grid of its own that is about 340 wide. Without it the wide one scrolls. */
  narrow?: {readonly height: number; readonly children: ReactNode};
};

/** Width of the grid of drawings for narrow screens: a little more than the column of a telephone has pixels. */
const NARROW = 340;

/**
 * A drawing whose colours follow the colour mode and whose texts are ordinary translated text. On a narrow screen
 * another drawing takes its place, or it keeps a readable size and scrolls by itself.
 */
export default function Diagram({title, desc, width, height, children, narrow}: Props): ReactNode {
  const id = useId();
  const {frame, scrolls} = useScrollable<HTMLDivElement>();
  const region = scrolls
    ? {role: 'group', tabIndex: 0, 'aria-label': translate({id: 'diagram.region', message: 'Diagram, scrolls sideways', description: 'Name of a diagram that is wider than the screen'})}
    : {};
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame} {...region}>
        <svg className={clsx(styles.svg, narrow && styles.wide)} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`} style={{aspectRatio: `${width} / ${height}`}}>
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{desc}</desc>
          {children}
        </svg>
        {narrow && (
          <svg className={clsx(styles.svg, styles.narrow)} viewBox={`0 0 ${NARROW} ${narrow.height}`} role="img" aria-labelledby={`${id}-title ${id}-desc`} style={{aspectRatio: `${NARROW} / ${narrow.height}`}}>
            {narrow.children}
          </svg>
        )}
      </div>
      <figcaption className={styles.caption} aria-hidden="true">
        {title}
      </figcaption>
    </figure>
  );
}
