import {useEffect, useRef, useState} from 'react';
import {
  openSubscription,
  type Subscription,
  type SubscriptionCall,
  type SubscriptionEvent,
} from '../../../client/subscription';
import type {SentCall} from '../../../client/sentCall';

/** Number of notifications shown; newer ones replace older ones. */
const SHOWN = 20;

/** The visible state of a subscription. */
export interface SubscriptionState {
  phase: 'idle' | 'waiting' | 'stopped' | SubscriptionEvent['kind'];
  /** The call that subscribed. */
  sent?: SentCall;
  /** The error or disconnection that ended it, if any. */
  failure?: Extract<SubscriptionEvent, {kind: 'rpcError' | 'closed'}>;
  count: number;
  ignored: number;
  /** The newest notifications, newest first. */
  values: readonly unknown[];
}

const IDLE: SubscriptionState = {phase: 'idle', count: 0, ignored: 0, values: []};

function next(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState {
  switch (event.kind) {
    case 'notification':
      return {
        ...state,
        phase: event.kind,
        count: state.count + 1,
        values: [event.value, ...state.values].slice(0, SHOWN),
      };
    case 'ignored':
      return {...state, ignored: state.ignored + 1};
    case 'rpcError':
    case 'closed':
      return {...state, phase: event.kind, failure: event};
    default:
      return {...state, phase: event.kind};
  }
}

const RUNNING: readonly SubscriptionState['phase'][] = ['waiting', 'subscribed', 'notification'];

/** Runs one subscription at a time, which ends at the latest when the reader leaves the page. */
export function useSubscription(): {
  state: SubscriptionState;
  isRunning: boolean;
  start: (call: SubscriptionCall, sent: SentCall) => void;
  stop: () => void;
} {
  const current = useRef<Subscription | null>(null);
  const [state, setState] = useState(IDLE);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      current.current?.stop();
    };
  }, []);
  return {
    state,
    isRunning: RUNNING.includes(state.phase),
    start: (call, sent) => {
      // The reader might leave the page before the lookup ends.
      if (isLeft.current) return;
      current.current?.stop();
      setState({...IDLE, phase: 'waiting', sent});
      current.current = openSubscription(call, (event) => setState((before) => next(before, event)));
    },
    stop: () => {
      current.current?.stop();
      setState((before) => ({...before, phase: 'stopped'}));
    },
  };
}
