import data from './recorded.json';
import type {PriceRecord} from './measurePrices';

/** What the cases cost on a node, written by `npm run claims -- prices`. */
export const recordedPrices = data as PriceRecord;
