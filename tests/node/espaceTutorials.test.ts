import fs from 'node:fs';
import path from 'node:path';
import {toolIsMissing} from '@site/scripts/lib/tools';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {printedCommands} from '../../scripts/devnet/tutorials/commands';
import {packagesOf} from '../../scripts/devnet/tutorials/printed/pages';
import {pinnedVersions} from '../../scripts/devnet/tutorials/project';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

const NOTES = ['shared/Notes.sol', 'shared/compile.mjs'];
const VIEM = ['shared/compile.mjs', 'shared/account.ts'];
const SDK_STEPS = ['compile.mjs Notes.sol', 'account.ts', 'read.ts', 'send.ts', 'deploy.ts', 'write.ts', 'events.ts'];
/** What a reader of each page types, in order. `<program>.out.txt` contains the output that the page shows. */
const TUTORIALS = [
  {
    name: 'pyth',
    shared: VIEM,
    steps: ['compile.mjs TestOracle.sol', 'compile.mjs TicketShop.sol', 'deploy.ts', 'buy.ts'],
    warnings: ['compile.mjs TestOracle.sol', 9, '@pythnetwork/'],
  },
  {name: 'price-oracle', shared: VIEM, steps: ['compile.mjs Loans.sol', 'deploy.ts', 'lend.ts', 'read.ts']},
  {name: 'safe', shared: ['shared/account.ts'], steps: ['create.ts', 'pay.ts']},
  // The requests of web3.py, without web3.py, to the contract that the script with ethers deploys.
  {
    name: 'web3py',
    shared: [
      ...NOTES,
      ...['package.json', 'account.ts', 'network.ts', 'notes.ts', 'deploy.ts', 'write.ts'].map(
        (file) => `ethers/${file}`,
      ),
    ],
    steps: ['compile.mjs Notes.sol', 'deploy.ts', 'write.ts', 'answers.py'],
  },
  {name: 'ethers', shared: NOTES, steps: SDK_STEPS, failing: 'send.ts', error: 'INSUFFICIENT_FUNDS'},
  {name: 'web3', shared: NOTES, steps: SDK_STEPS, failing: 'send.ts', error: 'SenderDoesNotExist'},
  {
    name: 'ecdsa',
    shared: ['shared/compile.mjs', 'ethers/account.ts'],
    steps: [
      'compile.mjs Membership.sol',
      'compile.mjs Recovery.sol',
      'account.ts',
      'sign.ts',
      'join.ts',
      'malleable.ts',
    ],
  },
  {
    name: 'eip712',
    shared: ['shared/compile.mjs', 'shared/account.ts'],
    steps: ['compile.mjs Vouchers.sol', 'account.ts', 'deploy.ts', 'check.ts', 'redeem.ts'],
  },
];
/** Pages, and which of their commands can't run here: web3.py comes from PyPI. */
const PAGES: {page: string; name: string; unrun?: string[]}[] = [
  {page: 'sdks/ethersjs', name: 'ethers'},
  {page: 'sdks/web3js', name: 'web3'},
  {
    page: 'sdks/web3py',
    name: 'web3py',
    unrun: [
      'python3 -m venv .venv',
      '. .venv/bin/activate',
      'pip install web3==7.15.0',
      'export PRIVATE_KEY=$(python3 account.py)',
      ...['read', 'send', 'deploy', 'write'].map((name) => `python3 ${name}.py`),
    ],
  },
  {page: 'digitalSignature/ECDSA', name: 'ecdsa'},
  {page: 'digitalSignature/EIP712', name: 'eip712'},
];
const withoutPython = toolIsMissing('the steps of tutorials in Python', 'python3');
const FOLDER = path.join(ROOT, 'src/snippets/tutorials');
const outputOf = (name: string, step: string) =>
  path.join(FOLDER, name, `${step.replace(/\.\w+(?: |$)/, '-').replace(/\.sol$|-$/, '')}.out.txt`);

describe('projects of the eSpace tutorials', () => {
  it.each(fs.readdirSync(FOLDER).filter((name) => fs.existsSync(path.join(FOLDER, name, 'package.json'))))(
    '%s asks for the versions that are tested',
    (name) => {
      const {dependencies, devDependencies} = JSON.parse(
        fs.readFileSync(path.join(FOLDER, name, 'package.json'), 'utf8'),
      ) as Record<string, Record<string, string>>;
      expect({...pinnedVersions(), ...packagesOf(name)}).toMatchObject({...dependencies, ...devDependencies});
    },
  );

  it.each(PAGES)('the page $page has its reader type what runs here', ({page, name, unrun = []}) => {
    const {steps} = TUTORIALS.find((tutorial) => tutorial.name === name)!;
    expect(
      printedCommands(page).filter((command) => !steps.includes(command.replace(/^(?:npx tsx|node|python3) /, ''))),
    ).toEqual(unrun);
  });
});

describe.skipIf(nodeIsMissing('the tutorials of eSpace')).each(TUTORIALS)(
  'the tutorial $name, from start to end',
  ({name, shared, steps, failing, error, warnings = []}) => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await startStage(name, shared);
    }, 60_000);
    afterAll(() => stage?.stop());

    it.each(steps.filter((step) => !(withoutPython && step.endsWith('.py'))))(
      '%s prints what the page shows',
      async (step) => {
        const [program = '', ...args] = step.split(' ');
        await expect(await stage.project.run(program, ...args)).toMatchFileSnapshot(outputOf(name, step));
        // Warnings other than those that the page counts would confuse its reader.
        if (program !== 'compile.mjs') return;
        const [warned, count, from] = warnings;
        const places = [...stage.project.errorOutput().matchAll(/^Warning: .*\n +--> (\S+)/gm)].map(
          ([, file = '']) => file,
        );
        expect(places).toHaveLength(step === warned ? Number(count) : 0);
        expect(places.filter((file) => !file.startsWith(String(from)))).toEqual([]);
      },
    );

    if (name === 'price-oracle')
      it('deploys on an oracle that exists, and reads from it', async () => {
        const {oracle} = JSON.parse(fs.readFileSync(path.join(stage.project.folder, 'deployed.json'), 'utf8')) as {
          oracle: string;
        };
        expect(await stage.project.run('deploy.ts', oracle)).toMatch(
          /^Loans is at 0x\w{40}\nAsAggregator is at 0x\w{40}\n$/,
        );
        expect(await stage.project.run('read.ts')).toBe(fs.readFileSync(outputOf(name, 'read.ts'), 'utf8'));
      });

    // Tutorials that use the account.ts of another one don't need to run it a second time.
    if (steps.includes('account.ts'))
      it('account.ts makes a key of its own where there is none', async () => {
        const env = path.join(stage.project.folder, '.env');
        const given = fs.readFileSync(env, 'utf8');
        fs.rmSync(env);
        if (!fs.existsSync(path.join(stage.project.folder, 'account.ts'))) throw new Error(`${name} has no account.ts`);
        expect(await stage.project.run('account.ts')).toMatch(/^Fund this account: 0x[0-9a-fA-F]{40}\n$/);
        expect(fs.readFileSync(env, 'utf8')).toMatch(/^PRIVATE_KEY=0x[0-9a-f]{64}\n$/);
        expect(fs.readFileSync(env, 'utf8')).not.toBe(given);
        expect(fs.statSync(env).mode & 0o077).toBe(0);
        if (failing) await expect(stage.project.run(failing)).rejects.toThrow(error);
        fs.writeFileSync(env, given);
      });

    if (name === 'eip712')
      it('a voucher that was redeemed stays used', async () => {
        expect((await stage.project.run('redeem.ts')).split('\n')[0]).toBe('as signed: AlreadyUsed');
      });
  },
);
