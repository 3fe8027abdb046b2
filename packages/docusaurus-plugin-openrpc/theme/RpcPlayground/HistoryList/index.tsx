import Translate, {translate} from '@docusaurus/Translate';
import {useRef, useState, type ReactNode} from 'react';
import {endpointOf} from '../../../client/callStore';
import {clearHistory, historyParams, readHistory, type HistoryEntry} from '../../../client/history';
import type {InstanceData} from '../../../client/pageData';
import styles from '../styles.module.css';

interface HistoryListProps {
  instance: InstanceData;
  method: string;
  onPick: (params: unknown[], url: string) => void;
}

/** Where a call went: the label of a preset, or the address. */
function network(instance: InstanceData, {url}: HistoryEntry): string {
  const {endpoint} = endpointOf(instance, url);
  return instance.endpoints.find(({id}) => id === endpoint)?.label ?? url;
}

/** Calls of this method in this browser; the list is read when the reader opens it. */
export default function HistoryList({instance, method, onPick}: HistoryListProps): ReactNode {
  const [entries, setEntries] = useState<HistoryEntry[]>([]);
  const refresh = () => setEntries(readHistory(instance.id).filter((entry) => entry.method === method));
  const title = useRef<HTMLElement>(null);
  const clear = () => {
    clearHistory(instance.id);
    setEntries([]);
    // The button is removed, so the focus moves to the title of the list.
    title.current?.focus();
  };
  return (
    <details className={styles.history} onToggle={(event) => event.currentTarget.open && refresh()}>
      <summary ref={title}>
        <Translate id="rpc.history.title">Your earlier calls</Translate>
      </summary>
      {entries.length === 0 ? (
        <p>
          <Translate id="rpc.history.empty">No calls yet. Your calls stay in this browser.</Translate>
        </p>
      ) : (
        <>
          <ul>
            {entries.map((entry) => (
              <li key={entry.at}>
                <button type="button" className={styles.entry} onClick={() => onPick(historyParams(entry), entry.url)}>
                  <code>{entry.params.length > 80 ? `${entry.params.slice(0, 80)}…` : entry.params}</code>
                </button>{' '}
                <time dateTime={new Date(entry.at).toISOString()}>
                  {translate(
                    {id: 'rpc.history.when', message: '{time} UTC, {network}'},
                    {
                      time: new Date(entry.at).toISOString().slice(0, 19).replace('T', ' '),
                      network: network(instance, entry),
                    },
                  )}
                </time>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.toggle} onClick={clear}>
            {translate({id: 'rpc.history.clear', message: 'Clear history'})}
          </button>
        </>
      )}
    </details>
  );
}
