import type {Hex} from 'viem';
import type {Gateway} from '../gateway';

/**
 * How often an eSpace transaction ran these opcodes, and under `all` how many instructions it ran, according to the
 * node's trace.
 */
export async function countOpcodes(
  gateway: Gateway,
  hash: Hex,
  names: readonly string[],
): Promise<Record<string, number>> {
  const {result, error} = await gateway.ask('espace', 'debug_traceTransaction', [
    hash,
    {disableMemory: true, disableStack: true, disableStorage: true},
  ]);
  if (error) throw new Error(`${hash} has no trace: ${error.message}`);
  const {structLogs} = result as {structLogs: {op: string}[]};
  return {
    all: structLogs.length,
    ...Object.fromEntries(names.map((name) => [name, structLogs.filter(({op}) => op === name).length])),
  };
}
