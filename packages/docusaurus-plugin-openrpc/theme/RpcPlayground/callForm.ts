import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {OpenRpcAdapter} from '../../client/adapter';
import type {InstanceData, MethodPage} from '../../client/pageData';
import type {CallForm} from './useCallForm';

/** What the playground passes to the two ways of running a method (one call, a subscription). */
export interface CallFormProps extends Pick<CallForm, 'destination' | 'current' | 'wsUrl' | 'isResolving' | 'prepare'> {
  page: MethodPage;
  instance: InstanceData;
  adapter: OpenRpcAdapter | undefined;
  /** Buttons of the form in the same row. */
  beside: ReactNode;
  /** Fills the form with values from the network; missing if no value can be looked up now. */
  fill: (() => void) | undefined;
}

/** Shown while values are looked up before a call. */
export function resolvingText(): string {
  return translate({id: 'rpc.run.resolving', message: 'Looking up recent values on this network…'});
}
