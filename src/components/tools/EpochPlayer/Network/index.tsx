import {useState, type ReactNode} from 'react';
import Choice from '@site/src/components/parts/Calculator/Choice';
import {buttonText} from '../messages/controls';
import {choiceText, netText, networkText} from '../messages/network';
import type {Live} from '../Panel/useLive';
import styles from './styles.module.css';

const NETS = ['mainnet', 'testnet'] as const;
export type Net = (typeof NETS)[number];

interface Props {
  readonly live: Live;
  readonly isRecording: boolean;
  readonly onAsk: (net: Net) => void;
  readonly onStop: () => void;
  readonly onLeave: () => void;
}

/**
 * Queries the public network and shows the state of the connection. One button starts and stops, so that it keeps the
 * focus.
 */
export default function Network({live, isRecording, onAsk, onStop, onLeave}: Props): ReactNode {
  const [net, setNet] = useState<Net>('mainnet');
  const isRunning = live.kind === 'asking' || live.kind === 'live';
  return (
    <div className={styles.network} data-state={live.kind === 'ended' ? live.ending.kind : live.kind}>
      <div className={styles.bar}>
        <Choice
          label={choiceText()}
          value={net}
          options={NETS.map((value) => ({value, text: netText(value)}))}
          onChange={setNet}
        />
        <button
          type="button"
          className="button button--primary button--sm"
          onClick={isRunning ? onStop : () => onAsk(net)}
        >
          {buttonText(isRunning ? 'stop' : 'live')}
        </button>
        {!isRecording && (
          <button type="button" className="button button--secondary button--sm" onClick={onLeave}>
            {buttonText('recording')}
          </button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {networkText(live)}
      </p>
    </div>
  );
}
