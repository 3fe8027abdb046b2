import fs from 'node:fs';
import path from 'node:path';
import {zeroAddress} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import devnet from '../packages/package.json';
import {parseSuites} from '../../scripts/devnet/claims/exploits';
import {ROOT} from '../../scripts/devnet/packages';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {pageText, printedCommands} from '../../scripts/devnet/tutorials/commands';
import {foundryShell, whyNoFoundry, type Ended} from '../../scripts/devnet/tutorials/foundry';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

const CONTRACTS = path.join(ROOT, 'src/snippets/tutorials/shared/upgrades');
const PAGES = ['upgrade-foundry', 'transparent-proxy-foundry', 'uups-foundry'].map(
  (page) => `upgradableContract/${page}`,
);
const shown = (name: string) => path.join(ROOT, 'src/snippets/tutorials/upgrade-foundry', `${name}.out.txt`);
/** Compiling takes seconds, and minutes on a machine that is busy with other programs. */
const LIMIT_MS = 300_000;
const FLAGS = '--rpc-url espace_testnet --broadcast --skip-simulation --slow';

const missing = whyNoFoundry();
if (missing) process.stderr.write(`\nNOT RUN: the Foundry tutorials about upgrades: ${missing}\n`);

// tests/tutorials/printedUpgrades.test.ts follows the pages, too. This test writes the outputs that they show, and
// provokes failures that take time.
describe.skipIf(nodeIsMissing('the Foundry tutorials about upgrades') || missing !== null)(
  'upgrades with Foundry, from start to end',
  () => {
    let stage: Stage;
    let shell: (command: string, variables?: Record<string, string>) => Promise<Ended>;
    let variables: Record<string, string> = {};
    let texts = '';
    beforeAll(async () => {
      stage = await startStage('upgrade-foundry', []);
      shell = foundryShell(
        stage.project.folder,
        fs.readdirSync(CONTRACTS).map((file) => path.join(CONTRACTS, file)),
      );
      texts = PAGES.map(pageText).join('\n');
    }, LIMIT_MS);
    afterAll(() => stage?.stop());

    /** Expects that the pages contain exactly this command. */
    function type(command: string): void {
      expect(printedCommands(...PAGES)).toContain(command);
    }
    async function run(command: string): Promise<string> {
      type(command);
      const {stdout, stderr, failed} = await (command.startsWith('forge script')
        ? withBlocks(command)
        : shell(command, variables));
      expect(failed, stderr + stdout).toBe(false);
      return stdout;
    }
    /**
     * Keeps making blocks, as a network does. Without new ones, forge can wait two minutes before it requests a receipt
     * again.
     */
    async function withBlocks(command: string): Promise<Ended> {
      const state = {isOver: false};
      const ended = shell(command, variables).finally(() => {
        state.isOver = true;
      });
      while (!state.isOver) {
        await stage.gateway.mine();
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      return ended;
    }
    async function refused(command: string): Promise<string> {
      type(command);
      const {stderr, failed} = await shell(command, variables);
      expect(failed).toBe(true);
      return stderr;
    }
    /** The lines of a script's report that don't contain folders, prices and times. */
    const report = (printed: string) =>
      `${(printed.match(/^(?:== Return ==|\w+: address 0x\w+|ONCHAIN EXECUTION .*)$/gm) ?? []).join('\n')}\n`;
    const suite = (printed: string) =>
      `${parseSuites(printed)
        .map(({text}) => text)
        .join('\n')}\n`;
    const set = async (name: string, command: string) => {
      type(`export ${name}=$(${command})`);
      variables = {...variables, [name]: (await shell(command, variables)).stdout.trim()};
    };

    /** The pages also contain the address in their own command. */
    const setProxy = (deployed: string) => {
      const [address] = /0x\w{40}/.exec(deployed)!;
      type(`export PROXY=${address}`);
      variables = {...variables, PROXY: address};
    };

    it('cast makes an address that nobody has, and the shell keeps the network', async () => {
      await set('STRANGER', 'cast address-zero');
      expect(variables['STRANGER']).toBe(zeroAddress);
      type('export ETH_RPC_URL=espace_testnet');
      variables = {...variables, ETH_RPC_URL: 'espace_testnet'};
    });

    it(
      'forge build compiles all, and forge inspect shows where variables are',
      async () => {
        expect(await run('forge build')).toContain('Compiler run successful!');
        await expect((await run('forge inspect TallyV2 storage-layout')).trimStart()).toMatchFileSnapshot(
          shown('layout'),
        );
        await expect((await run('forge inspect TallyBad storage-layout')).trimStart()).toMatchFileSnapshot(
          shown('layout-bad'),
        );
      },
      LIMIT_MS,
    );

    it(
      'forge test confirms what the pages say of refusals and of kept state',
      async () => {
        await expect(suite(await run('forge test --match-contract TransparentTest'))).toMatchFileSnapshot(
          shown('test-transparent'),
        );
        await expect(suite(await run('forge test --match-contract UupsTest'))).toMatchFileSnapshot(shown('test-uups'));
      },
      LIMIT_MS,
    );

    it(
      'a transparent proxy is deployed, read, rehearsed, upgraded and defended',
      async () => {
        const deployed = report(await run(`forge script src/Transparent.s.sol:TransparentDeploy ${FLAGS}`));
        await expect(deployed).toMatchFileSnapshot(shown('transparent-deploy'));
        setProxy(deployed);
        await set('CODE', 'cast implementation $PROXY');
        await set('ADMIN', 'cast admin $PROXY');
        expect(await run("cast call $PROXY 'total()(uint256)'")).toBe('5\n');
        expect(
          await run(
            "cast call $PROXY 'total()(uint256)' --override-code $CODE:$(forge inspect TallyV2 deployedBytecode)",
          ),
        ).toBe('5\n');
        expect(
          await run(
            "cast call $PROXY 'total()(uint256)' --override-code $CODE:$(forge inspect TallyBad deployedBytecode)",
          ),
        ).toBe('0\n');
        await expect(
          report(
            await run(`forge script src/Transparent.s.sol:TransparentUpgrade --sig 'run(address)' $PROXY ${FLAGS}`),
          ),
        ).toMatchFileSnapshot(shown('transparent-upgrade'));
        expect(await run("cast call $PROXY 'total()(uint256)'")).toBe('5\n');
        expect(await run("cast call $PROXY 'limit()(uint256)'")).toBe('100\n');
        const refusals = [
          await refused("cast call $ADMIN 'upgradeAndCall(address,address,bytes)' $PROXY $CODE 0x --from $STRANGER"),
          await refused("cast call $PROXY 'add(uint256)' 1 --from $ADMIN"),
          await refused("cast call $PROXY 'initialize(address)' $STRANGER"),
          await refused("cast call $CODE 'initialize(address)' $STRANGER"),
        ];
        await expect(refusals.join('')).toMatchFileSnapshot(shown('transparent-refused'));
      },
      LIMIT_MS,
    );

    it(
      'a UUPS proxy is deployed, upgraded and defended',
      async () => {
        const deployed = report(await run(`forge script src/Uups.s.sol:UupsDeploy ${FLAGS}`));
        await expect(deployed).toMatchFileSnapshot(shown('uups-deploy'));
        setProxy(deployed);
        expect(await run("cast call $PROXY 'total()(uint256)'")).toBe('5\n');
        await expect(
          report(await run(`forge script src/Uups.s.sol:UupsUpgrade --sig 'run(address)' $PROXY ${FLAGS}`)),
        ).toMatchFileSnapshot(shown('uups-upgrade'));
        expect(await run("cast call $PROXY 'total()(uint256)'")).toBe('5\n');
        expect(await run("cast call $PROXY 'limit()(uint256)'")).toBe('100\n');
        await set('CODE', 'cast implementation $PROXY');
        const refusals = [
          await refused("cast call $PROXY 'upgradeToAndCall(address,bytes)' $CODE 0x --from $STRANGER"),
          await refused("cast call $CODE 'upgradeToAndCall(address,bytes)' $CODE 0x"),
          await refused("cast call $PROXY 'initialize(address)' $STRANGER"),
        ];
        await expect(refusals.join('')).toMatchFileSnapshot(shown('uups-refused'));
      },
      LIMIT_MS,
    );

    it(
      'names of errors have the selectors that the node answers',
      async () => {
        const answers =
          fs.readFileSync(shown('transparent-refused'), 'utf8') + fs.readFileSync(shown('uups-refused'), 'utf8');
        for (const error of [
          'OwnableUnauthorizedAccount(address)',
          'ProxyDeniedAdminAccess()',
          'InvalidInitialization()',
          'NotOwner()',
          'UUPSUnauthorizedCallContext()',
        ]) {
          const command = `cast sig '${error}'`;
          const selector = (await shell(command)).stdout.trim();
          expect(answers, error).toContain(`data: "${selector}`);
          expect(texts, error).toContain(`\`${selector}\``);
        }
        const [find = ''] = printedCommands(...PAGES).filter((command) => command.startsWith('forge selectors find'));
        expect(await run(find)).toContain('InvalidInitialization()');
      },
      LIMIT_MS,
    );

    it(
      'without the flags of the pages, without coins, and without a key, forge fails with the messages of the pages',
      async () => {
        const rows = [...texts.matchAll(/^\| `([^`]+)`(?= \|)/gm)].map(([, symptom = '']) => symptom);
        // With an empty account, this takes ten seconds, because forge tries four times.
        const [gas, coins] = await Promise.all([
          withBlocks('forge script src/Uups.s.sol:UupsDeploy --rpc-url espace_testnet --broadcast'),
          shell(`forge script src/Transparent.s.sol:TransparentDeploy ${FLAGS}`, {
            ...variables,
            PRIVATE_KEY: developmentSecret('without coins'),
          }),
        ]);
        fs.rmSync(path.join(stage.project.folder, '.env'));
        const key = await shell(`forge script src/Transparent.s.sol:TransparentDeploy ${FLAGS}`, variables);
        for (const [{stderr, failed}, symptom] of [
          [gas, 'Transaction Failure'],
          [coins, 'insufficient funds for gas * price + value'],
          [key, 'environment variable "PRIVATE_KEY" not found'],
        ] as const) {
          expect(failed).toBe(true);
          expect(stderr).toContain(symptom);
          expect(rows).toContain(symptom);
        }
      },
      LIMIT_MS,
    );

    it('the pages ask for the version that runs here', () => {
      for (const name of ['forge', 'cast'] as const)
        expect(texts).toContain(
          `@foundry-rs/${name}@${devnet.optionalDependencies[`@foundry-rs/${name}-linux-amd64`]}`,
        );
    });
  },
);
