import type {FactFiles} from './schemas/types';
import data from './tokens.json';

type TokenCost = FactFiles['tokens']['costs'][number];

/** `tokens.json`, written by `npm run claims -- tokens`. */
export const tokenClaims = data as FactFiles['tokens'];

/** What the transactions cost: gas in a space, or bytes of storage that lock collateral in Core Space. */
export type TokenMeasure = 'espace' | 'core' | 'collateral';

/** The calls that each token has, so that its costs fit into one row. */
const COMMON = ['deploy', 'mintNew', 'mintSame', 'transferNew', 'transferSame'];

/** One row for each token, with the costs of what all of them can do. */
export function tokenRows(measure: TokenMeasure): Record<string, string | number>[] {
  const tokens = [...new Set(tokenClaims.costs.map(({token}) => token))];
  return tokens.map((token) => ({
    token,
    ...Object.fromEntries(
      tokenClaims.costs
        .filter((cost) => cost.token === token && COMMON.includes(cost.call))
        .map((cost) => [cost.call, cost[measure]]),
    ),
  }));
}

/** The costs of what only some tokens can do. */
export const otherTokenCosts = (): TokenCost[] => tokenClaims.costs.filter(({call}) => !COMMON.includes(call));

/** The interfaces with functions of their own. The ID of one that only adds events is zero, and no standard uses it. */
export const tokenInterfaces = tokenClaims.interfaces.filter(({id}) => BigInt(id) !== 0n);
