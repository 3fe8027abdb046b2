import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {forgeCollisions, forgeLint, whyNoForge} from '../../scripts/devnet/programs/forge';

const FOLDER = path.resolve('src/snippets/solidity/security');

/** Detectors that security pages name, with the lines of the bug in the vulnerable contract. */
const NAMED = [
  {topic: 'downcasting', lint: 'unsafe-typecast', lines: [11]},
  {topic: 'erc20-token-transfer', lint: 'erc20-unchecked-transfer', lines: [17, 24]},
];

/** Topics in whose vulnerable contract the linter sees nothing. `fixed` is what it reports in the fixed one. */
const UNSEEN = [
  {topic: 'bad-randomness', fixed: ['block-timestamp']},
  {topic: 'dos-attack', fixed: []},
];

/** Topics of which a page says that the linter doesn't find the bug. */
const MISSED = ['excessive-restriction'];

describe.skipIf(whyNoForge() !== null)('a detector that a page names', () => {
  it.each(NAMED)(
    '$lint finds the bug of $topic, and nothing in the fixed contract',
    {timeout: 240_000},
    async ({topic, lint, lines}) => {
      const found = (await forgeLint(path.join(FOLDER, topic))).filter((finding) => finding.lint === lint);
      expect(found.filter(({file}) => file === 'Vulnerable.sol').map((finding) => finding.line)).toEqual(lines);
      expect(found.filter(({file}) => file === 'Fixed.sol')).toEqual([]);
    },
  );

  it.each(MISSED)('the linter finds nothing in the vulnerable contract of %s', {timeout: 240_000}, async (topic) => {
    const found = await forgeLint(path.join(FOLDER, topic));
    expect(found.filter(({file}) => file === 'Vulnerable.sol')).toEqual([]);
  });

  it('forge selectors collision finds the function that a proxy hides', {timeout: 240_000}, async () => {
    const folder = path.join(FOLDER, 'selector-collisiion');
    const hidden = await forgeCollisions(folder, ['ClashingProxy', 'Credits']);
    expect(hidden.sort()).toEqual(['attachCustomRoot()', 'redeemBonusCredits(uint256)']);
    expect(await forgeCollisions(folder, ['NameHub', 'Vault'])).toEqual([]);
  });

  it.each(UNSEEN)('$topic has a bug that the linter does not see', {timeout: 240_000}, async ({topic, fixed}) => {
    const found = await forgeLint(path.join(FOLDER, topic));
    expect(found.filter(({file}) => file === 'Vulnerable.sol')).toEqual([]);
    expect(found.filter(({file}) => file === 'Fixed.sol').map(({lint}) => lint)).toEqual(fixed);
  });
});
