import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Calculator from '@site/src/components/parts/Calculator';
import type {Props as PanelProps} from './Panel';
import Still from './Still';
import styles from './styles.module.css';

const load = () => import(/* webpackChunkName: "calculator-epochs" */ './Panel');

/** Plays recorded or live blocks, and follows one of them until it is final. `src/remark/facts` writes the props. */
export default function EpochPlayer(panel: PanelProps): ReactNode {
  return (
    <Calculator
      label={translate({id: 'epochPlayer.label', message: 'Epoch player'})}
      summary={
        <Translate id="epochPlayer.summary">
          Plays blocks that were recorded on a node, or live ones from the public network, and follows one of them: into
          an epoch, through execution and confirmation, to finality. Nothing is sent before you ask for live blocks.
        </Translate>
      }
      className={styles.place}
      load={load}
      panel={panel}
      still={<Still />}
    />
  );
}
