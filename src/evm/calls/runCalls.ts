import type {Space} from '@site/src/facts/types';
import {Chain} from '../chain';
import {CallsRun, type SpaceOutcome} from './CallsRun';
import type {CallsData, CallsRequest, StepOutcome} from './data';

/**
 * Puts the outcomes of a run in the two spaces together.
 * @throws Error if a step did something else in one of them: the page shows one result with two costs
 */
export function inBoth(espace: readonly SpaceOutcome[], core: readonly SpaceOutcome[]): StepOutcome[] {
  return espace.map(({result, cost}, index) => {
    const other = core[index]!;
    if (JSON.stringify(result) !== JSON.stringify(other.result))
      throw new Error(
        `Step ${index + 1} differs: ${JSON.stringify(result)} in eSpace, ${JSON.stringify(other.result)} in Core Space.`,
      );
    return {
      ...result,
      ...(cost && {cost: {espace: cost.gas, core: other.cost!.gas, collateral: other.cost!.collateral}}),
    };
  });
}

/** Runs the steps in both spaces, each on a new chain in memory. */
export async function runCalls(data: CallsData, request: CallsRequest, accounts = ''): Promise<StepOutcome[]> {
  const run = data.runs.find(({id}) => id === request.run);
  if (!run) throw new Error(`${data.topic} has no run "${request.run}".`);
  const inSpace = (space: Space) => {
    const chain = new Chain({prices: data.prices[space], chainId: data.chainIds[space]});
    return new CallsRun(data, run, space, request, chain, accounts).finish();
  };
  return inBoth(await inSpace('espace'), await inSpace('core'));
}
