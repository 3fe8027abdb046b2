import data from './evm.json';
import precompileData from './precompiles.json';
import type {FactFiles} from './schemas/types';

/** Opcodes and Ethereum Improvement Proposals: which of them eSpace supports, and since when. */
export const opcodes = (data as FactFiles['evm']).opcodes;
export const evmEips = (data as FactFiles['evm']).eips;
/** Contracts of the virtual machine itself. */
export const precompiles = precompileData as FactFiles['precompiles'];
