import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import ToolBoundary from '@site/src/components/parts/ToolBoundary';
import {useLiveRequest} from '@site/src/components/tools/LiveRequest/useLiveRequest';
import type {HardFork} from '@site/src/facts/types';
import Result from './Result';
import {decodeHeads, type Net} from './standing';
import styles from './styles.module.css';

const NETS: readonly Net[] = ['mainnet', 'testnet'];
const BODY = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'cfx_getStatus', params: []});

type Props = {
  /** As in src/facts/hardforks.json, for example `3.1`. */
  version: string;
  /** The upgrade, and the Core Space endpoint of each network: written by `src/remark/facts`. */
  fork: HardFork;
  endpoints: Record<Net, string>;
};

function Status({version, fork, endpoints}: Props): ReactNode {
  const [net, setNet] = useState<Net>('mainnet');
  const {state, run, cancel} = useLiveRequest({url: endpoints[net], body: BODY}, decodeHeads);
  const pending = state.kind === 'pending';
  return (
    <section
      className={styles.panel}
      aria-label={translate({id: 'hardforkStatus.label', message: 'Status of V{version} on the network'}, {version})}
    >
      <div className={styles.bar}>
        <label className={styles.choice}>
          <Translate id="hardforkStatus.network">Network</Translate>
          <select value={net} onChange={(event) => setNet(event.target.value as Net)}>
            {NETS.map((name) => (
              <option key={name} value={name}>
                {name === 'mainnet'
                  ? translate({id: 'hardforkStatus.mainnet', message: 'Mainnet'})
                  : translate({id: 'hardforkStatus.testnet', message: 'Testnet'})}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={clsx('button button--primary button--sm', styles.run)}
          onClick={pending ? cancel : run}
        >
          {pending ? (
            <Translate key="cancel" id="home.request.cancel">
              Cancel
            </Translate>
          ) : (
            <Translate key="run" id="hardforkStatus.run" description="Queries whether an upgrade is active">
              Check
            </Translate>
          )}
        </button>
      </div>
      <Result fork={fork} net={net} state={state} />
    </section>
  );
}

/**
 * Shows whether a network upgrade is active, by comparing the newest epoch and block with the heights in the facts. The
 * reader's browser queries the public Core Space endpoint at the reader's request, and nothing moves when the response
 * arrives.
 */
export default function HardforkStatus(props: Props): ReactNode {
  return (
    <ToolBoundary>
      <Status {...props} />
    </ToolBoundary>
  );
}
