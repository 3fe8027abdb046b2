import {typedNumber} from '@site/src/components/parts/localNumber';
import type {SpaceRules} from '@site/src/facts/feeRules';
import {parseAmount, type Problem as AmountProblem} from '@site/src/components/tools/UnitConverter/units';
import {costOf, nextBasePrice, WHOLE_SHARE, type Cost} from './rules';

/** The values of the fields. Prices are in GDrip. */
export interface Texts {
  readonly parent: string;
  readonly packed: string;
  readonly limit: string;
  readonly used: string;
  readonly maxPrice: string;
  readonly priority: string;
  readonly share: string;
}

export type Problem = AmountProblem | 'notGas' | 'blockFull' | 'usedAboveLimit' | 'belowBase' | 'notPercent';

export interface Reading {
  readonly problems: Partial<Record<keyof Texts, Problem>>;
  readonly basePrice?: bigint;
  readonly cost?: Cost;
}

/** Whole gas; the digits can be grouped. */
function gasOf(text: string): bigint | undefined {
  const digits = typedNumber(text);
  return /^\d{1,15}$/.test(digits) ? BigInt(digits) : undefined;
}

/** Percent with at most two decimals, in hundredths. */
function shareOf(text: string): bigint | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(typedNumber(text));
  const share = match ? BigInt(match[1]! + (match[2] ?? '').padEnd(2, '0')) : undefined;
  return share !== undefined && share <= WHOLE_SHARE ? share : undefined;
}

/** Reads all fields and computes the results: an invalid field clears only those that depend on it. */
export function readForm(texts: Texts, rules: SpaceRules): Reading {
  const problems: Partial<Record<keyof Texts, Problem>> = {};
  const gas = (key: keyof Texts) => {
    const value = gasOf(texts[key]);
    if (value === undefined) problems[key] = 'notGas';
    return value;
  };
  const price = (key: keyof Texts) => {
    const parsed = parseAmount(texts[key], 'gdrip');
    if (parsed.ok) return parsed.drip;
    problems[key] = parsed.problem;
    return undefined;
  };
  const [parent, packed] = [price('parent'), gas('packed')];
  if (packed !== undefined && packed > rules.blockGas) problems.packed = 'blockFull';
  const basePrice =
    parent === undefined || packed === undefined || problems.packed ? undefined : nextBasePrice(rules, parent, packed);

  const [limit, used, maxPrice, priority] = [gas('limit'), gas('used'), price('maxPrice'), price('priority')];
  const burntShare = shareOf(texts.share);
  if (burntShare === undefined) problems.share = 'notPercent';
  if (limit !== undefined && used !== undefined && used > limit) problems.used = 'usedAboveLimit';
  if (basePrice !== undefined && maxPrice !== undefined && maxPrice < basePrice) problems.maxPrice = 'belowBase';
  if (
    basePrice === undefined ||
    limit === undefined ||
    used === undefined ||
    maxPrice === undefined ||
    priority === undefined ||
    burntShare === undefined ||
    problems.used ||
    problems.maxPrice
  ) {
    return {problems, basePrice};
  }
  return {problems, basePrice, cost: costOf({limit, used, maxPrice, priority, burntShare}, basePrice)};
}
