import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {localNumber} from '@site/src/components/parts/localNumber';
import type {AttackData} from '@site/src/evm/attack/data';
import type {Moment} from '@site/src/evm/attack/moments';
import Line from '../Line';
import {nextText, previousText, sliderText, stepsText, stepText} from '../messages';
import styles from './styles.module.css';

interface Props {
  readonly data: AttackData;
  readonly moments: readonly Moment[];
  /** Index of the attack's first moment. What its preparation did inside stays closed. */
  readonly start: number;
  readonly at: number;
  readonly onMove: (at: number) => void;
}

/** Deeper calls are not indented further, so that they stay readable on a telephone. */
const DEEPEST = 7;

/** The call tree up to the current step. Each step of the attack opens when the reader reaches it. */
export default function Steps({data, moments, start, at, onMove}: Props): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const last = moments.length - 1;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const below = current.offsetTop + current.offsetHeight - list.current.clientHeight;
    if (below > list.current.scrollTop) list.current.scrollTop = below;
    else if (current.offsetTop < list.current.scrollTop) list.current.scrollTop = current.offsetTop;
  }, [at]);
  const button = (text: string, to: number) => {
    const isIdle = to < start || to > last;
    return (
      <button
        type="button"
        className="button button--secondary button--sm"
        aria-disabled={isIdle || undefined}
        onClick={isIdle ? undefined : () => onMove(to)}
      >
        {text}
      </button>
    );
  };
  return (
    <div className={styles.steps}>
      <div className={styles.controls}>
        {button(previousText(), at - 1)}
        {button(nextText(), at + 1)}
        <input
          type="range"
          className={styles.slider}
          aria-label={sliderText()}
          aria-valuetext={stepText(localNumber(at - start + 1), localNumber(last - start + 1))}
          min={start}
          max={last}
          value={at}
          onChange={(event) => onMove(Number(event.target.value))}
        />
        <small>{stepText(localNumber(at - start + 1), localNumber(last - start + 1))}</small>
      </div>
      <ol ref={list} className={styles.list} aria-label={stepsText()}>
        {moments.slice(0, at + 1).map((moment, index) =>
          index < start && moment.depth > 0 ? null : (
            <li key={index} style={{'--depth': Math.min(moment.depth, DEEPEST)} as object}>
              <button
                type="button"
                className={clsx(
                  styles.step,
                  index < start && styles.prepared,
                  moment.kind === 'revert' && styles.revert,
                )}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => onMove(index)}
              >
                <Line moment={moment} files={data.files} />
              </button>
            </li>
          ),
        )}
      </ol>
    </div>
  );
}
