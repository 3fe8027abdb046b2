import data from './price-feeds.json';
import type {FactFiles} from './schemas/types';

/** Pairs of the network's price oracle. */
export const priceFeeds = data as FactFiles['price-feeds'];
