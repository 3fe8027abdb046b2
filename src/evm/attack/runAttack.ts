import {Chain} from '../chain';
import type {AttackData} from './data';
import type {AttackResult} from './moments';
import {ScenarioRun, type AttackRequest} from './ScenarioRun';
import {Tracer} from './Tracer';

/** Runs one attack from the beginning, on a new chain in memory. */
export async function runAttack(data: AttackData, request: AttackRequest): Promise<AttackResult> {
  const scenario = data.attacks.find(({id}) => id === request.attack);
  if (!scenario) throw new Error(`${data.topic} has no attack "${request.attack}".`);
  const chain = new Chain({prices: data.prices, chainId: data.chainIds[0]});
  const run = new ScenarioRun(data, scenario, request, chain);
  const tracer = new Tracer(data, chain, run.named, () => run.values());
  run.tracer = tracer;
  let start = 0;
  const result = await run.finish(() => (start = tracer.moments.length));
  const failure = tracer.moments.slice(start).find(({kind, depth}) => kind === 'revert' && depth === 0);
  return {...result, moments: tracer.moments, start, ...(failure && {reason: failure.text ?? ''}), isCut: tracer.isCut};
}
