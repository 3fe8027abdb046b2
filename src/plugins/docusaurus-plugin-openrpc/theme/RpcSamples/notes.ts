import {translate} from '@docusaurus/Translate';
import type {SampleId} from '../../client/samples';

/** Why a tool has no sample of a subscription. */
export function withoutSample(id: SampleId): string {
  switch (id) {
    case 'curl':
      return translate({id: 'rpc.samples.noCurl', message: 'curl: none, because it sends a request and ends, while notifications come later on an open connection.', description: 'Why curl cannot subscribe'});
    case 'python':
      return translate({id: 'rpc.samples.noPython', message: 'Python: none, because its standard library has no WebSocket client.', description: 'Why there is no Python sample of a subscription'});
    case 'cive':
      return translate({id: 'rpc.samples.noCive', message: 'cive: none, because version 0.8 subscribes with the method of eSpace, which Core Space does not know.', description: 'Why cive cannot subscribe'});
    default:
      throw new Error(`${id} can subscribe, or the reason why not is missing`);
  }
}

/** Stands in place of the samples of a method that ends a subscription. */
export function unsubscribeNote(subscribe: string): string {
  return translate(
    {id: 'rpc.samples.unsubscribe', message: 'A sample of its own would not help: only the connection that subscribed can end a subscription. Closing it, as the samples of {method} do, ends all of its subscriptions.', description: 'In place of the samples of unsubscribe'},
    {method: subscribe},
  );
}
