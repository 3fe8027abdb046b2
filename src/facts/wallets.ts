import data from './wallets.json';
import type {Space} from './types';

/** A wallet that holds CFX. */
export interface Wallet {
  name: string;
  /** Spaces whose accounts it manages. */
  spaces: Space[];
  /** The vendor's page; absent where the facts name none. */
  url?: string;
  /** Repository of the wallet, or of the part that serves Conflux. */
  repository?: string;
  source: string;
}

export const wallets = data as Wallet[];
