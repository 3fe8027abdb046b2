import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useLiveRequest} from '@site/src/components/LiveRequest/useLiveRequest';
import {hardForks} from '@site/src/facts';
import {network} from '@site/src/facts/networks';
import Result from './Result';
import {decodeHeads, type Net} from './standing';
import styles from './styles.module.css';

const NETS: readonly Net[] = ['mainnet', 'testnet'];
const BODY = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'cfx_getStatus', params: []});

/**
 * Tells whether a network upgrade is active, by comparing the newest epoch and block with the heights in the facts. The reader's browser
 * queries the public Core Space endpoint when the reader says so, and nothing moves when the response arrives.
 *
 * @param version as in src/facts/hardforks.json, for example `3.1`
 * @throws if the facts don't contain the version
 */
export default function HardforkStatus({version}: {version: string}): ReactNode {
  const fork = hardForks.find((candidate) => candidate.version === version);
  if (!fork) throw new Error(`<HardforkStatus version="${version}" />: src/facts/hardforks.json does not contain this version.`);
  const [net, setNet] = useState<Net>('mainnet');
  const {state, run, cancel} = useLiveRequest({url: network('core', net).rpc.http[0]!, body: BODY}, decodeHeads);
  const pending = state.kind === 'pending';
  return (
    <section className={styles.panel} aria-label={translate({id: 'hardforkStatus.label', message: 'Status of V{version} on the network', description: 'Name of the panel that queries whether an upgrade is active'}, {version})}>
      <div className={styles.bar}>
        <label className={styles.choice}>
          <Translate id="hardforkStatus.network" description="Label of the choice between mainnet and testnet">Network</Translate>
          <select value={net} onChange={(event) => setNet(event.target.value as Net)}>
            {NETS.map((name) => (
              <option key={name} value={name}>
                {name === 'mainnet' ? translate({id: 'hardforkStatus.mainnet', message: 'Mainnet', description: 'Choice of a network'}) : translate({id: 'hardforkStatus.testnet', message: 'Testnet', description: 'Choice of a network'})}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="button button--primary button--sm" onClick={pending ? cancel : run}>
          {pending ? (
            <Translate key="cancel" id="home.request.cancel" description="Button that gives up waiting for the answer">Cancel</Translate>
          ) : (
            <Translate key="run" id="hardforkStatus.run" description="Button that queries the network whether an upgrade is active">Check whether it is active</Translate>
          )}
        </button>
      </div>
      <Result fork={fork} net={net} state={state} />
    </section>
  );
}
