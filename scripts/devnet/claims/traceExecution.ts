import type {Hex} from 'viem';
import type {Gateway} from '../gateway';

interface Step {
  op: string;
  /** Gas left before the step. */
  gas: number;
  gasCost: number;
}

/** What the node's trace of an eSpace transaction says about its execution. */
export interface Execution {
  /** Gas that the instructions used, before refunds. */
  gas: number;
  /** If opcodes are requested, how often it ran each, and under `all` how many instructions it ran. */
  counts: Record<string, number>;
}

/** Reads the node's trace of an eSpace transaction. */
export async function traceExecution(gateway: Gateway, hash: Hex, names?: readonly string[]): Promise<Execution> {
  const {result, error} = await gateway.ask('espace', 'debug_traceTransaction', [
    hash,
    {disableMemory: true, disableStack: true, disableStorage: true},
  ]);
  if (error) throw new Error(`${hash} has no trace: ${error.message}`);
  const {structLogs} = result as {structLogs: Step[]};
  const [first, last] = [structLogs[0]!, structLogs.at(-1)!];
  return {
    gas: first.gas - last.gas + last.gasCost,
    counts: names
      ? {
          all: structLogs.length,
          ...Object.fromEntries(names.map((name) => [name, structLogs.filter(({op}) => op === name).length])),
        }
      : {},
  };
}
