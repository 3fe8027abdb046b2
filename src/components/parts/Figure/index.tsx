import type {ReactNode} from 'react';
import IdealImage from '@theme/IdealImage';
import type {Props as IdealImageProps} from '@theme/IdealImage';
import styles from './styles.module.css';

interface Props {
  /** A raster image, imported: `import spaces from '@site/docs/overview/two-spaces.png'`. At least 1030 px wide. */
  readonly img: IdealImageProps['img'];
  /** The content of the picture, for readers who do not see it. */
  readonly alt: string;
  /** Caption below the picture. */
  readonly children?: ReactNode;
}

/** A picture that loads in the width that its position needs, with a preview, and shows a message if it cannot load. */
export default function Figure({img, alt, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <IdealImage img={img} alt={alt} />
      {children && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  );
}
