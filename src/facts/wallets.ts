import data from './wallets.json';
import type {FactFiles} from './schemas/types';

/** A wallet that holds CFX. */
export type Wallet = FactFiles['wallets'][number];

export const wallets = data as FactFiles['wallets'];
