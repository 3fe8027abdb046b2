import {cive, jsConfluxSdk} from './calls';
import {jsConfluxSdkSubscription} from './subscriptions';

/** Samples in libraries for Core Space. */
export const samples = [jsConfluxSdk, cive];

/** Those that can subscribe. */
export const subscriptionSamples = [jsConfluxSdkSubscription];
