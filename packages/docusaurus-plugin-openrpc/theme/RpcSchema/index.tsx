import type {ReactNode} from 'react';
import type {SchemaView} from '../../client/pageData';
import Block from './Block';
import styles from './styles.module.css';

export {default as TypeLabel} from './TypeLabel';

/** A schema as a tree whose fields can be linked: `#result.logs[].address`. */
export default function RpcSchema({view, anchor}: {view: SchemaView; anchor: string}): ReactNode {
  return (
    <div className={styles.root}>
      <Block view={view} anchor={anchor} />
    </div>
  );
}
