import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {printedCommands} from '../../scripts/devnet/tutorials/commands';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

const VERSIONS = ['TallyV1.sol', 'TallyV2.sol', 'TallyBad.sol', 'TallyUupsV1.sol', 'TallyUupsV2.sol'];
const shown = (step: string) => path.join(ROOT, 'src/snippets/tutorials/upgrade', `${step}.out.txt`);

/** What a reader types on the pages upgrade, transparent-proxy and uups, in this order and in one folder. */
const PROGRAMS = [
  'first',
  'rehearse',
  'clash',
  'transparent-deploy',
  'transparent-upgrade',
  'transparent-refused',
  'uups-deploy',
  'uups-upgrade',
  'uups-refused',
];

describe('the pages about upgrades with ethers', () => {
  it('have their reader type what runs here', () => {
    // One call of the compiler replaces the three on the pages. The tutorial about ethers runs account.ts.
    const isRun = (command: string) => {
      const [, program = '', ...args] = command.split(' ').filter((word) => word !== 'tsx');
      if (program === 'compile.mjs') return args.every((file) => VERSIONS.includes(file));
      return ['layout.mjs', 'account.ts', ...PROGRAMS.map((name) => `${name}.ts`)].includes(program);
    };
    const commands = printedCommands(
      ...['upgrade', 'transparent-proxy', 'uups'].map((page) => `upgradableContract/${page}`),
    );
    expect(commands.length).toBeGreaterThan(PROGRAMS.length);
    expect(commands.filter((command) => !isRun(command))).toEqual([]);
  });
});

describe.skipIf(nodeIsMissing('the tutorials about upgrades'))('upgrades with ethers, from start to end', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage('upgrade', [
      'shared/compile.mjs',
      'ethers/account.ts',
      ...VERSIONS.map((file) => `shared/upgrades/${file}`),
    ]);
  }, 60_000);
  afterAll(() => stage?.stop());

  it('compile.mjs compiles all versions', async () => {
    const printed = await stage.project.run('compile.mjs', ...VERSIONS);
    expect(printed.match(/^\w+(?=\.json: [1-9]\d* bytes of code$)/gm)).toEqual(
      VERSIONS.map((file) => file.replace('.sol', '')),
    );
  });

  it('layout.mjs accepts a version that adds, and refuses one that moves', async () => {
    await expect(await stage.project.run('layout.mjs', 'TallyV1.sol', 'TallyV2.sol')).toMatchFileSnapshot(
      shown('layout'),
    );
    const refusal = await stage.project
      .run('layout.mjs', 'TallyV1.sol', 'TallyBad.sol')
      .catch((error: Error) => error.message);
    expect(refusal.split('\n')[0]).toBe('upgrade/layout.mjs failed:');
    await expect(refusal.split('\n').slice(1).join('\n')).toMatchFileSnapshot(shown('layout-bad'));
  });

  it.each(PROGRAMS)('%s.ts prints what the page shows', async (program) => {
    await expect(await stage.project.run(`${program}.ts`)).toMatchFileSnapshot(shown(program));
  });
});
