import {typedNumber} from '@site/src/components/parts/localNumber';
import {parseAmount, type Problem as AmountProblem} from '@site/src/components/tools/UnitConverter/units';
import {priced, type PricedCall} from './model/call';
import {dripOf, payIn, sizeOf, type Collateral, type StorageRules} from './model/collateral';
import {emptyFunds, type Funds, type Sponsor} from './model/step';

/** The values of the fields. Balances in CFX, prices in GDrip, sizes in bytes. */
export interface Texts {
  readonly gas: string;
  readonly bound: string;
  readonly paid: string;
  readonly balance: string;
  readonly points: string;
  readonly limit: string;
  readonly used: string;
  readonly base: string;
  readonly maxPrice: string;
  readonly priority: string;
  readonly storageLimit: string;
  readonly slots: string;
  readonly code: string;
  readonly cleared: string;
  readonly perDay: string;
  readonly count: string;
}

export interface Choices {
  /** A payment that becomes balance and points, or the values that `cfx_getSponsorInfo` returns. */
  readonly start: 'payment' | 'info';
  readonly sender: 'listed' | 'other';
  readonly type: 'legacy' | 'type2';
}

export interface Limits extends StorageRules {
  /** Highest gas limit that the node accepts in a transaction. */
  readonly txGas: bigint;
}

export type Problem = AmountProblem | 'notWhole' | 'tooMuch' | 'aboveTxGas' | 'usedAboveLimit' | 'belowBase' | 'none';

export interface Plan {
  readonly funds: Funds;
  readonly sponsor: Sponsor;
  readonly call: PricedCall;
  readonly perDay: bigint;
  readonly count: bigint;
}

export interface Reading {
  readonly problems: Partial<Record<keyof Texts, Problem>>;
  readonly plan?: Plan;
}

/** More CFX than there will ever be, and more of anything else than one transaction or day has. */
const MOST_CFX = 10n ** 28n;
const MOST = 10n ** 9n;

/** Reads all fields. Those that the choices leave out don't count. */
export function readForm(texts: Texts, {start, sender, type}: Choices, rules: Limits): Reading {
  const problems: Partial<Record<keyof Texts, Problem>> = {};
  const fail = (key: keyof Texts, problem: Problem): bigint => {
    problems[key] ??= problem;
    return 0n;
  };
  const amount = (key: keyof Texts, unit: 'cfx' | 'gdrip'): bigint => {
    const parsed = parseAmount(texts[key], unit);
    if (!parsed.ok) return fail(key, parsed.problem);
    return parsed.drip > MOST_CFX ? fail(key, 'tooMuch') : parsed.drip;
  };
  const whole = (key: keyof Texts, most = MOST): bigint => {
    const digits = typedNumber(texts[key]);
    if (!/^\d{1,40}$/.test(digits)) return fail(key, 'notWhole');
    return BigInt(digits) > most ? fail(key, most === rules.txGas ? 'aboveTxGas' : 'tooMuch') : BigInt(digits);
  };

  const [gas, bound] = [amount('gas', 'cfx'), amount('bound', 'cfx')];
  const collateral: Collateral =
    start === 'payment'
      ? payIn(amount('paid', 'cfx'))
      : {
          balance: amount('balance', 'cfx'),
          points: dripOf(whole('points', 10n ** 13n), rules),
          usedPoints: 0n,
          locked: 0n,
        };
  const [limit, used, base, maxPrice] = [
    whole('limit', rules.txGas),
    whole('used', rules.txGas),
    amount('base', 'gdrip'),
    amount('maxPrice', 'gdrip'),
  ];
  const priority = type === 'type2' ? amount('priority', 'gdrip') : maxPrice;
  const [slots, code, cleared, perDay, count] = [
    whole('slots'),
    whole('code'),
    whole('cleared'),
    whole('perDay'),
    whole('count'),
  ];
  const set = sizeOf(slots, code, rules);
  // For an empty limit, this is the value that an SDK would send: the bytes that the call needs.
  const storageLimit = texts.storageLimit.trim() === '' ? set : whole('storageLimit', 10n ** 12n);
  if (limit === 0n) fail('limit', 'none');
  if (perDay === 0n) fail('perDay', 'none');
  if (used > limit && !problems.limit) fail('used', 'usedAboveLimit');
  if (maxPrice < base && !problems.base) fail('maxPrice', 'belowBase');
  if (Object.keys(problems).length > 0) return {problems};
  return {
    problems,
    plan: {
      funds: {...emptyFunds, ...collateral, gas},
      sponsor: {bound, hasCollateral: start === 'info' || collateral.balance > 0n, rules},
      call: priced({
        isListed: sender === 'listed',
        limit,
        used,
        basePrice: base,
        maxPrice,
        priority,
        storageLimit,
        set,
        cleared: cleared * rules.slotBytes,
      }),
      perDay,
      count,
    },
  };
}
