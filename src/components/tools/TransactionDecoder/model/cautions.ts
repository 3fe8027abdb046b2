import type {Explained} from './explain';
import {FORMS} from './kinds';

/** A network of one space. */
export interface Network {
  readonly space: 'core' | 'espace';
  readonly net: 'mainnet' | 'testnet';
  readonly chainId: number;
}

/** Why a node will reject a readable transaction, or a property that its signer might not want. */
export type Caution =
  | 'receiver'
  | 'tipAbovePrice'
  | 'zeroPrice'
  | 'noAuthorization'
  | 'skipped'
  | 'unchecked'
  | 'otherSpace'
  | 'anyChain'
  | 'noCode';

/**
 * Warnings that follow from the bytes only. Source: conflux-rust v3.0.3, crates/cfxcore/core/src/verification.rs:728.
 */
export function cautionsOf({transaction, authorities}: Explained, networks: readonly Network[]): Caution[] {
  const {kind, fields} = transaction;
  const {space} = FORMS[kind];
  const {to, data, gasPrice, maxFeePerGas, maxPriorityFeePerGas, chainId, authorizationList} = fields;
  const known = networks.filter((one) => chainId !== undefined && BigInt(one.chainId) === chainId);
  const checks: readonly [Caution, boolean][] = [
    ['receiver', space === 'core' && to !== '' && !/^0x[018]/.test(to!)],
    ['otherSpace', known.length > 0 && known.every((one) => one.space !== space)],
    ['zeroPrice', (gasPrice ?? maxFeePerGas) === 0n],
    ['tipAbovePrice', maxFeePerGas !== undefined && maxPriorityFeePerGas! > maxFeePerGas],
    ['noAuthorization', authorizationList?.length === 0],
    ['skipped', authorities.includes(undefined)],
    ['unchecked', (authorizationList?.length ?? 0) > authorities.length],
    ['anyChain', kind === 'espaceOld'],
    ['noCode', to === '' && data === '0x'],
  ];
  return checks.flatMap(([caution, applies]) => (applies ? [caution] : []));
}
