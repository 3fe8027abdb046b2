import type {OpenRpcAdapter} from 'docusaurus-plugin-openrpc/adapter';
import {explainAddress, explainAmount} from './explainValue';
import {addressText, fieldMessage, withoutSubscription} from './messages';
import {readAddress, shortAddress} from './readAddress';
import {samples, subscriptionSamples} from './samples';

/** Conflux-specific behaviour of the JSON-RPC pages in the browser. */
const adapter: OpenRpcAdapter = {
  readField: readAddress,
  fieldMessage,
  explainAddress: (value, context) => explainAddress(value, context, addressText),
  explainAmount,
  normalize: shortAddress,
  samples,
  subscriptionSamples,
  withoutSubscription,
};

export default adapter;
