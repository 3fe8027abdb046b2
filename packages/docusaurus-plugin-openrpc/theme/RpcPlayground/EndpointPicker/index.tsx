import {translate} from '@docusaurus/Translate';
import {useId, type ReactNode} from 'react';
import type {CallStore} from '../../../client/callStore';
import {checkEndpoint} from '../../../client/endpoint';
import type {InstanceData} from '../../../client/pageData';
import {endpointMessage, endpointWarning} from '../messages';
import styles from '../styles.module.css';

/** Hosts of the presets, which are the published endpoints. */
export function knownHosts({endpoints}: InstanceData): string[] {
  return endpoints.map(({url}) => new URL(url).host);
}

function OwnEndpoint({instance, store}: {instance: InstanceData; store: CallStore}): ReactNode {
  const id = useId();
  const {customUrl} = store.state;
  const checked = checkEndpoint(customUrl, globalThis.location?.protocol ?? 'https:', knownHosts(instance));
  const notes = checked.ok
    ? checked.warnings.map(endpointWarning)
    : customUrl
      ? [endpointMessage(checked.problem)]
      : [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate({id: 'rpc.endpoint.own', message: 'Your endpoint address'})}</label>
      <input
        id={id}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="http://localhost:8545"
        value={customUrl}
        aria-invalid={!checked.ok && customUrl !== ''}
        aria-describedby={`${id}-notes`}
        onChange={(event) => store.update({customUrl: event.target.value})}
      />
      <div id={`${id}-notes`} className={checked.ok ? styles.warning : styles.problem}>
        {notes.map((note) => (
          <div key={note}>{note}</div>
        ))}
      </div>
    </div>
  );
}

/** Choice of the endpoint: testnet first, then mainnet, a local node and a custom address. */
export default function EndpointPicker({instance, store}: {instance: InstanceData; store: CallStore}): ReactNode {
  const id = useId();
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{translate({id: 'rpc.endpoint.label', message: 'Endpoint'})}</label>
        <select id={id} value={store.state.endpoint} onChange={(event) => store.update({endpoint: event.target.value})}>
          {instance.endpoints.map((preset) => (
            <option key={preset.id} value={preset.id}>{`${preset.label} · ${preset.url}`}</option>
          ))}
          <option value="custom">{translate({id: 'rpc.endpoint.custom', message: 'Your own endpoint'})}</option>
        </select>
      </div>
      {store.state.endpoint === 'custom' && <OwnEndpoint instance={instance} store={store} />}
    </>
  );
}
