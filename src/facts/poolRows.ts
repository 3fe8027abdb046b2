import {network} from './networkFacts';
import data from './pos-pools.json';
import type {FactFiles} from './schemas/types';
import type {Space} from './types';

const {pools, espaceBridges} = data as FactFiles['pos-pools'];

/** A contract with its page in the explorer. */
interface LinkedContract {
  readonly address: string;
  readonly href: string;
}

/** A staking pool and its contracts. A contract that no source states is missing. */
export interface PoolRow {
  readonly name: string;
  /** Site of the pool. */
  readonly url?: string;
  readonly core?: LinkedContract;
  readonly espace?: LinkedContract;
}

const linked = (space: Space, address?: string): LinkedContract | undefined =>
  address ? {address, href: `${network(space, 'mainnet').explorer}/address/${address}`} : undefined;

/**
 * The staking pools of mainnet with their sites, or (`bridges`) the eSpace pools with the Core Space contract that
 * stakes for them.
 */
export function poolRows(of: 'pools' | 'bridges'): PoolRow[] {
  return of === 'pools'
    ? pools.map(({name, url, core, espace}) => ({
        name,
        url,
        core: linked('core', core),
        espace: linked('espace', espace),
      }))
    : espaceBridges.map(({name, coreBridge, espacePool}) => ({
        name,
        core: linked('core', coreBridge),
        espace: linked('espace', espacePool),
      }));
}
