import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {forgeLint, whyNoForge} from '../../scripts/devnet/programs/forge';

const FOLDER = path.resolve('src/snippets/solidity/security');

/** Detectors that security pages name, with the line of the bug in the vulnerable contract. */
const NAMED = [{topic: 'downcasting', lint: 'unsafe-typecast', line: 11}];

describe.skipIf(whyNoForge() !== null)('a detector that a page names', () => {
  it.each(NAMED)(
    '$lint finds the bug of $topic, and nothing in the fixed contract',
    {timeout: 240_000},
    async ({topic, lint, line}) => {
      const found = (await forgeLint(path.join(FOLDER, topic))).filter((finding) => finding.lint === lint);
      expect(found.filter(({file}) => file === 'Vulnerable.sol').map((finding) => finding.line)).toEqual([line]);
      expect(found.filter(({file}) => file === 'Fixed.sol')).toEqual([]);
    },
  );
});
