import {describe, expect, it} from 'vitest';
import {claimFiles, differences, priceFile, tokenFile} from '../../scripts/devnet/claims/claimFiles';
import {exploitTopics, judge, parseSuites, runExploits} from '../../scripts/devnet/claims/exploits';
import {whyNoForge} from '../../scripts/devnet/programs/forge';
import {gasTopics} from '../../scripts/devnet/claims/gasTopics';
import {measureGas} from '../../scripts/devnet/claims/measureGas';
import {measurePrices} from '../../scripts/devnet/claims/prices/measurePrices';
import {measureTokens} from '../../scripts/devnet/claims/tokens/measureTokens';
import {gasClaims} from '@site/src/facts/gasRows';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';

const forgeReason = whyNoForge();
if (forgeReason) process.stderr.write(`\nNOT RUN: the exploits of security pages: ${forgeReason}.\n`);

describe.skipIf(nodeIsMissing('the measured gas of pages'))('measured gas', () => {
  it('every comparison is in src/facts/gas.json, and nothing else', () => {
    expect(gasTopics().map(({name}) => name)).toEqual(Object.keys(gasClaims.topics));
  });

  it('measuring again changes no figure', {timeout: 1_200_000}, async () => {
    expect(differences(claimFiles(await measureGas(), undefined)), 'run "npm run claims"').toEqual([]);
  });
});

describe.skipIf(forgeReason !== null)('exploits', () => {
  it(
    'succeed on the vulnerable contract, fail on the fixed one, and print what pages show',
    {timeout: 1_200_000},
    async () => {
      const {faults, files, suites} = await runExploits();
      expect(faults).toEqual([]);
      expect(exploitTopics().map(({name}) => name)).toEqual([...new Set(suites.map(({topic}) => topic))]);
      expect(differences(claimFiles(undefined, files)), 'run "npm run claims -- exploits"').toEqual([]);
    },
  );
});

describe.skipIf(nodeIsMissing('the prices that the EVM of pages is compared with'))(
  'prices of the virtual machine',
  () => {
    it('are those of the recorded transactions', {timeout: 1_200_000}, async () => {
      expect(differences(priceFile(await measurePrices())), 'run "npm run claims -- prices"').toEqual([]);
    });
  },
);

describe.skipIf(nodeIsMissing('the costs and interfaces of tokens'))('§1 tokens', () => {
  it('cost, report and accept in both spaces what src/facts/tokens.json says', {timeout: 1_200_000}, async () => {
    expect(differences(tokenFile(await measureTokens())), 'run "npm run claims -- tokens"').toEqual([]);
  });
});

describe('the judgement of exploits', () => {
  const suite = (contract: string, passed: number, failed: number, line: string) =>
    `Ran 1 test for src/a-topic/Exploit.t.sol:${contract}\n${line} (gas: 123)\nSuite result: ok. ${passed} passed; ${failed} failed; 0 skipped; finished in 1.2ms\n\n`;
  const good = suite('OnVulnerable', 1, 0, '[PASS] test_a()') + suite('OnFixed', 0, 1, '[FAIL: no] test_a()');

  it('accepts what the names promise, without times and gas', () => {
    const suites = parseSuites(`Compiling\n\n${good}Ran 2 test suites in 3ms\n`);
    expect(judge('a-topic', suites)).toEqual([]);
    expect(suites[0]).toEqual({
      topic: 'a-topic',
      contract: 'OnVulnerable',
      passed: 1,
      failed: 0,
      text: 'Ran 1 test for Exploit.t.sol:OnVulnerable\n[PASS] test_a()\nSuite result: ok. 1 passed; 0 failed; 0 skipped',
    });
  });

  it.each([
    [
      'a fixed contract that is still vulnerable',
      suite('OnVulnerable', 1, 0, '[PASS] test_a()') + suite('OnFixed', 1, 0, '[PASS] test_a()'),
      'OnFixed let the exploit pass.',
    ],
    [
      'an exploit that does nothing',
      suite('OnVulnerable', 0, 1, '[FAIL: x] test_a()') + suite('OnFixed', 0, 1, '[FAIL: x] test_a()'),
      'OnVulnerable failed.',
    ],
    ['no fixed contract', suite('OnVulnerable', 1, 0, '[PASS] test_a()'), 'no contract OnFixed runs the exploit.'],
    ['a fix that breaks honest use', good + suite('Honest', 0, 1, '[FAIL: x] test_b()'), 'Honest failed.'],
    [
      'a test that fails too early',
      suite('OnVulnerable', 1, 0, '[PASS] test_a()') + suite('OnFixed', 0, 1, '[FAIL: x] setUp()'),
      'OnFixed failed before the exploit began',
    ],
  ])('refuses %s', (_what, output, fault) => {
    expect(judge('a-topic', parseSuites(output)).join('\n')).toContain(
      `src/snippets/solidity/security/a-topic/Exploit.t.sol: ${fault}`,
    );
  });
});
