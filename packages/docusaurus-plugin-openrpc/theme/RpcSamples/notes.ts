import {translate} from '@docusaurus/Translate';
import type {OpenRpcAdapter} from '../../client/adapter';

/** Why there is no subscription sample for a tool. */
export function withoutSample(id: string, adapter?: OpenRpcAdapter): string {
  switch (id) {
    case 'curl':
      return translate({
        id: 'rpc.samples.noCurl',
        message:
          'curl: no sample, because it sends one request and exits, but notifications arrive later on an open connection.',
      });
    case 'python':
      return translate({
        id: 'rpc.samples.noPython',
        message: 'Python: no sample, because its standard library has no WebSocket client.',
      });
  }
  const own = adapter?.withoutSubscription?.(id);
  if (own === undefined)
    throw new Error(`The sample "${id}" cannot subscribe. Add the reason to withoutSubscription of the adapter.`);
  return own;
}

/** Shown while the samples don't show the call of the form. */
export function recordedNote(): string {
  return translate({
    id: 'rpc.samples.recorded',
    message:
      'These samples show the recorded example, because the form is incomplete or invalid, or contains too many values for a sample.',
  });
}

/** Replaces the samples of a method that ends a subscription. */
export function unsubscribeNote(subscribe: string): string {
  return translate(
    {
      id: 'rpc.samples.unsubscribe',
      message:
        'This method has no sample of its own, because only the connection that subscribed can end a subscription. The samples of {method} close the connection, which ends all of its subscriptions.',
    },
    {method: subscribe},
  );
}
