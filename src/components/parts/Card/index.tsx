import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/parts/Icon';
import {CardLevel} from '@site/src/components/parts/Cards';
import styles from './styles.module.css';

type Props = {
  /** The target of the card: a path of this site, or a full address. */
  to: string;
  /** The task or the thing, in a few words. It is the link's text. */
  title: string;
  /** A name from `components/Icon/icons.tsx`. */
  icon?: IconName;
  /** Sets the colour of a space; without it, the card has the colour of its page. */
  space?: 'core' | 'espace';
  /** One sentence about the content of the linked page. */
  children?: ReactNode;
};

/** One destination. The whole card is clickable, but it contains one link only, so it is read once. */
export default function Card({to, title, icon, space, children}: Props): ReactNode {
  const level = useContext(CardLevel);
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <li className={clsx(styles.card, space && `accent-${space}`)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      <div className={styles.body}>
        <Title className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Title>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </li>
  );
}
