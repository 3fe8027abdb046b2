import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {exampleChoices, exampleTexts} from '../example';
import {dayOf, forecastOf} from '../forecast';
import {readForm, type Choices, type Limits, type Problem, type Texts} from '../form';
import {choiceText, fieldText, optionText, problemText} from '../messages/fields';
import {failureText, lastsText, noteText, payerText} from '../messages/results';
import Panel from '../Panel';
import {callResults, fundsResults, lastsResults} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const rules: Limits = {bytesPerCfx: 1024n, slotBytes: 64n, codeBytesPerKib: 512n, txGas: 27_000_000n};
const read = (texts: Partial<Texts> = {}, choices: Partial<Choices> = {}) =>
  readForm({...exampleTexts(), ...texts}, {...exampleChoices, ...choices}, rules);
const forecast = (texts: Partial<Texts> = {}, choices: Partial<Choices> = {}) => forecastOf(read(texts, choices).plan!);
const HOSTILE = [
  '',
  ' ',
  '-1',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '<b>1</b>',
  '\0',
  '1\0',
  '１２',
  '9'.repeat(100_000),
  '1'.repeat(39),
  '{"a":[[[1]]]}',
  '1.5.5',
  '٣',
  '🙂',
];

describe('the form of the sponsor calculator', () => {
  it('starts with the example of the page, which needs all of its collateral', () => {
    const {plan, problems} = read();
    expect(problems).toEqual({});
    const {gasLasts, storageLasts, funds} = forecastOf(plan!);
    expect([gasLasts, storageLasts, funds.balance, funds.points]).toEqual([24_999n, 10_000n, 0n, 0n]);
    expect(dayOf(storageLasts!, plan!.perDay)).toBe(20n);
  });

  it('lets users pay gas from the first transaction if the upper bound is too low, as the page states', () => {
    expect(forecast({bound: '0.0002'}).gasLasts).toBe(24_999n);
    expect(forecast({bound: '0.00019'}).gasLasts).toBe(0n);
  });

  it.each([
    [{limit: '27000001'}, 'limit', 'aboveTxGas'],
    [{limit: '0', used: '0'}, 'limit', 'none'],
    [{used: '100001'}, 'used', 'usedAboveLimit'],
    [{maxPrice: '0.9'}, 'maxPrice', 'belowBase'],
    [{perDay: '0'}, 'perDay', 'none'],
    [{slots: '1.5'}, 'slots', 'notWhole'],
    [{count: '1000000001'}, 'count', 'tooMuch'],
    [{paid: '10000000001'}, 'paid', 'tooMuch'],
    [{gas: '1e3'}, 'gas', 'exponent'],
    [{gas: '2'.padStart(201, '0')}, 'gas', 'notANumber'],
    [{slots: '1'.padStart(201)}, 'slots', 'notWhole'],
  ] as const)('%j: %s is %s', (texts, key, problem) => expect(read(texts)).toEqual({problems: {[key]: problem}}));

  it.each<Partial<Texts>>([
    {gas: '2'.padStart(200, '0')},
    {paid: '10000000000'},
    {slots: '1'.padStart(200)},
    {count: '1000000000'},
    {limit: '27000000'},
    {used: '100000'},
    {maxPrice: '1'},
  ])('%j is the most or the least that it accepts', (texts) => expect(read(texts).problems).toEqual({}));

  it('gives a reason for every hostile text in every field, and never hangs', () => {
    for (const choices of [{}, {start: 'info', type: 'legacy', sender: 'other'}] as const) {
      for (const key of Object.keys(exampleTexts()) as (keyof Texts)[]) {
        for (const text of HOSTILE) {
          const {problems, plan} = read({[key]: text}, choices);
          if (plan) forecastOf(plan);
          for (const problem of Object.values(problems)) expect(problemText(problem, rules)).toMatch(/\w.*\.$/);
        }
      }
    }
    expect(read({bound: '9'.repeat(100_000)}).problems.bound).toBe('notANumber');
  });

  it('needs the bytes of slots and code where the storage limit is left empty', () => {
    expect(read({slots: '2', code: '1025'}).plan!.call).toMatchObject({set: 1_152n, storageLimit: 1_152n});
    expect(read({storageLimit: '0'}).plan!.call).toMatchObject({set: 64n, storageLimit: 0n});
    expect(read({storageLimit: ' '}).plan!.call).toMatchObject({set: 64n, storageLimit: 64n});
  });

  it('reads points and balance of cfx_getSponsorInfo, and prices of type 0', () => {
    const {plan} = read({balance: '0.5', points: '64', priority: 'x', paid: 'x'}, {start: 'info', type: 'legacy'});
    expect(plan!.funds).toMatchObject({balance: 5n * 10n ** 17n, points: 625n * 10n ** 14n});
    expect(plan!.call.cost.price).toBe(2n * 10n ** 9n);
    // A sponsor whose CFX are used up still pays with points.
    expect(forecast({balance: '0', points: '128'}, {start: 'info'}).storageLasts).toBe(2n);
    // Both fields are filled in before a reader selects them.
    expect(read({}, {start: 'info'}).plan!.funds).toMatchObject({balance: 10n ** 18n, points: 10n ** 18n});
  });

  it('has a sponsor for collateral after any payment but 0', () => {
    const failures = ['0', '0.000000000000000001'].map(
      (paid) => forecast({paid, storageLimit: '0'}).phases[0]!.failure,
    );
    expect(failures).toEqual(['overLimit', 'sponsorShort']);
  });

  it('lets senders who are not on the whitelist pay everything', () => {
    const {gasLasts, storageLasts} = forecast({}, {sender: 'other'});
    expect([gasLasts, storageLasts]).toEqual([0n, 0n]);
  });
});

describe('the forecast of the sponsor calculator', () => {
  it.each([
    ['0', '36499', 36_499n],
    ['1', '36499', 36_499n],
    ['1', '36500', undefined],
  ])('looks ahead 100 years, with balances after %s transactions: points for %s', (count, slots, lasts) => {
    const points = String(64 * Number(slots));
    expect(forecast({balance: '0', points, perDay: '1', count}, {start: 'info'}).storageLasts).toBe(lasts);
  });

  it.each([
    ['10000', 8, false],
    ['9000', 8, true],
  ])('of %s slots for each transaction, cleared one by one, has %i rows, and more to come: %s', (slots, rows, more) => {
    const {phases, hasMore} = forecast({bound: '0', slots, cleared: '1', perDay: '1'});
    expect([phases.length, hasMore]).toEqual([rows, more]);
  });

  it('looks no further than the balances if the payers alternate too often', () => {
    const alternating = {gas: '0.1', paid: '1', slots: '3', cleared: '1', count: '1000000'};
    const {done, gasLasts, storageLasts, phases} = forecast(alternating);
    expect([done, gasLasts, storageLasts, phases.length]).toEqual([901n, undefined, 7n, 8]);
  });

  it('reaches the end of long phases that alternate 400 times', () => {
    expect(forecast({slots: '100', cleared: '1', count: '20000'}).done).toBe(20_000n);
  });
});

describe('the results of the sponsor calculator', () => {
  it('show the fee, the collateral, and how long both are paid', () => {
    const {plan} = read();
    const outcome = forecastOf(plan!);
    expect(callResults(plan).map(({code}) => code)).toEqual(
      expect.arrayContaining(['0.00008 CFX', '0.00004 CFX', '0.0002 CFX', '0.0625 CFX']),
    );
    expect(lastsResults(plan, outcome).map(({text}) => text)).toEqual([
      '24,999 transactions, until day 50',
      '10,000 transactions, until day 20',
    ]);
    expect(fundsResults(plan, outcome)[0]!.code).toBe('1.2 CFX');
    expect(fundsResults(plan, outcome)[2]!.text).toBe('0 available, 320,000 in use');
    for (const list of [callResults(undefined), lastsResults(undefined, undefined), fundsResults(undefined, undefined)])
      for (const {code, text} of list) expect(code ?? text).toBeFalsy();
  });

  const rows = (results: ReturnType<typeof callResults>) => results.map(({label, code, text}) => [label, code, text]);

  it('name the cost of one transaction', () => {
    expect(rows(callResults(read({priority: '0.5', storageLimit: '128'}).plan))).toEqual([
      ['Price per unit of gas', '1.5 GDrip', undefined],
      ['Gas charged', undefined, '80,000'],
      ['Gas refunded', undefined, '20,000'],
      ['Fee', '0.00012 CFX', undefined],
      ['Amount burned', '0.00004 CFX', undefined],
      ['Amount paid to the miner', '0.00008 CFX', undefined],
      ['Maximum fee, compared with the upper bound', '0.0002 CFX', undefined],
      ['Collateral', '0.0625 CFX', '(64 bytes)'],
    ]);
  });

  it('name the payments that last, and the balances afterwards', () => {
    const {plan} = read();
    const outcome = forecastOf(plan!);
    const CFX = 10n ** 18n;
    const funds = {
      ...outcome.funds,
      gas: CFX,
      balance: 2n * CFX,
      points: 3n * CFX,
      usedPoints: 4n * CFX,
      locked: 5n * CFX,
      senderFees: 6n * CFX,
      senderLocked: 7n * CFX,
      burnt: 8n * CFX,
    };
    expect(lastsResults(plan, outcome).map(({label, isMain}) => [label, isMain])).toEqual([
      ['Sponsor pays for gas', true],
      ['Sponsor pays for collateral', true],
    ]);
    expect(rows(fundsResults(plan, {...outcome, funds}))).toEqual([
      ['Sponsor balance for gas', '1 CFX', undefined],
      ['Sponsor balance for collateral', '2 CFX', undefined],
      ['Storage points', undefined, '3,072 available, 4,096 in use'],
      ['Locked by the sponsor', '5 CFX', undefined],
      ['Fees paid by senders', '6 CFX', undefined],
      ['Locked by senders', '7 CFX', undefined],
      ['Burned base fee, in total', '8 CFX', undefined],
    ]);
  });

  it('leave out what depends on a forecast as long as there is none', () => {
    const {plan} = read();
    for (const {code, text} of [...lastsResults(plan, undefined), ...fundsResults(plan, undefined)])
      expect(code ?? text).toBeUndefined();
  });

  it('have a note for an endless repetition, for losses, and for rows that the table omits', () => {
    const endless = forecast({paid: '1', slots: '3', cleared: '1', count: '1000000'});
    expect(endless.done).toBeLessThan(1_000_000n);
    const notes = [
      noteText(endless, 1_000_000n),
      noteText({...endless, done: 5n, funds: {...endless.funds, lost: 1n}}, 5n),
      noteText({...endless, done: 5n}, 5n),
      noteText(forecast(), 10_000n),
    ];
    expect(notes[0]).toContain('alternating');
    expect(notes[1]).toContain('lost');
    expect(new Set(notes).size).toBe(4);
  });

  it('have their own texts', () => {
    const problems: Problem[] = [
      'notWhole',
      'tooMuch',
      'aboveTxGas',
      'none',
      'usedAboveLimit',
      'belowBase',
      'tooLarge',
    ];
    expect(new Set(problems.map((problem) => problemText(problem, rules))).size).toBe(problems.length);
    expect(new Set((Object.keys(exampleTexts()) as (keyof Texts)[]).map(fieldText)).size).toBe(16);
    expect(new Set((['payment', 'info', 'listed', 'other', 'legacy', 'type2'] as const).map(optionText)).size).toBe(6);
    expect(new Set((['start', 'sender', 'type'] as const).map(choiceText)).size).toBe(3);
    expect([failureText('overLimit'), failureText('sponsorShort')]).toEqual([
      'Fails: ExceedStorageLimit',
      'Fails: NotEnoughBalanceForStorage',
    ]);
    expect(new Set([lastsText(undefined, 1n), lastsText(0n, 1n), lastsText(3n, 2n)]).size).toBe(3);
  });

  it('have a label for every field, choice and option', () => {
    const texts = [
      ...(Object.keys(exampleTexts()) as (keyof Texts)[]).map(fieldText),
      ...(Object.keys(exampleChoices) as (keyof Choices)[]).map(choiceText),
      ...(['payment', 'info', 'listed', 'other', 'legacy', 'type2'] as const).map(optionText),
    ];
    for (const text of texts) expect(text).toMatch(/\w/);
  });

  it('say who pays, for how long, and what to change', () => {
    expect([payerText(undefined), payerText('sponsor'), payerText('sender')]).toEqual(['–', 'Sponsor', 'Sender']);
    expect(lastsText(0n, 1n)).toBe('Not even for the first transaction');
    expect(problemText('none', rules)).toBe('Enter at least 1.');
  });

  it('are in a table: who pays, starting with which transaction', () => {
    const html = renderToStaticMarkup(<Panel rules={rules} />);
    const rows = [...html.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, row]) =>
      [...row!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) =>
        cell!.replace(/<span[^>]*>From transaction <\/span>/, ''),
      ),
    );
    expect(rows).toEqual([
      ['1', '1', 'Sponsor', 'Sponsor', '0\u00a0CFX'],
      ['10,001', '21', 'Sponsor', 'Sender', '0.0625\u00a0CFX'],
      ['24,999', '50', 'Sponsor', 'Sender', '0.0627\u00a0CFX'],
      ['25,000', '50', 'Sender', 'Sender', '0.0627\u00a0CFX'],
    ]);
  });
});
