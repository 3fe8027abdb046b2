import fs from 'node:fs';
import path from 'node:path';
import {toolIsMissing} from '@site/scripts/lib/tools';
import semver from 'semver';
import {createPublicClient, http, type Address} from 'viem';
import {confluxESpaceTestnet} from 'viem/chains';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';
import {registryIsMissing} from '../support/registry';
import {scaffoldFolder, TEMPLATE_PACKAGES} from '../../scripts/devnet/tutorials/scaffold/packages';
import {
  addNetworks,
  changeCompiler,
  deleteSample,
  makeScaffold,
  type Scaffold,
} from '../../scripts/devnet/tutorials/scaffold/project';
import {resolveYarn} from '../../scripts/devnet/tutorials/scaffold/yarn';
import {boxesInOrder} from '../support/boxesInOrder';
import {voteAs} from '../support/wallet/vote';
import {serveProgram, type Served} from '../../scripts/devnet/tutorials/dapps/serve';

const PASSWORD = 'only for this test';
const UNLOCK = [['Enter password to decrypt private key:', PASSWORD]] as const;
const LIMIT_MS = 400_000;

/** What a page shows as the output of a step. */
const output = (step: string) => path.join(ROOT, `src/snippets/tutorials/scaffold/${step}.out.txt`);
/**
 * The last part of a deployment's output. Addresses and hashes depend on the key, which is new each time, and so does
 * the gas of a contract that receives the address.
 */
const shown = (printed: string) =>
  `${printed
    .slice(printed.indexOf('deploying "'))
    .replace(/0x\w+/g, '0x…')
    .replace(/(?<="YourContract".* with )\d+/, '…')
    .trim()}\n`;

const WHAT = 'the tutorials on Scaffold-ETH 2';
const missing =
  nodeIsMissing(WHAT) || toolIsMissing(WHAT, 'git') || (await registryIsMissing(WHAT, [scaffoldFolder()]));

describe.skipIf(missing)('Scaffold-ETH 2 on eSpace, as its two pages print it, from create-eth to a vote', () => {
  const first = boxesInOrder('espace/tutorials/scaffoldCfx/scaffold');
  const second = boxesInOrder('espace/tutorials/scaffoldCfx/scaffold2');
  let node: RunningNode;
  let gateway: Gateway;
  let scaffold: Scaffold;
  let served: Served;
  const read = (file: string) => fs.readFileSync(path.join(scaffold.folder, 'packages', file), 'utf8');
  const save = (file: string, code: string) => fs.writeFileSync(path.join(scaffold.folder, file), code);
  const deployed = (name: string) =>
    new RegExp(`71: \\{[^]*${name}: \\{\\s+address: "(0x\\w{40})"`).exec(
      read('nextjs/contracts/deployedContracts.ts'),
    )?.[1] as Address;
  const ask = (address: Address, name: string, type = 'string') =>
    createPublicClient({chain: confluxESpaceTestnet, transport: http(gateway.urls.espace.http)}).readContract({
      address,
      abi: [{type: 'function', name, stateMutability: 'view', inputs: [], outputs: [{type}]}],
      functionName: name,
    });
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    scaffold = await makeScaffold(first.take('npx create-eth@'));
    addNetworks(scaffold, gateway, [
      first.take('packages/hardhat/hardhat.config.ts, in networks'),
      first.take('packages/nextjs/scaffold.config.ts, in part'),
    ]);
  }, LIMIT_MS);
  afterAll(async () => {
    await served?.close();
    scaffold?.remove();
    await gateway?.close();
    await node?.stop();
  });

  it('is tested with versions that the template asks for', () => {
    const asked = ['hardhat', 'nextjs'].map(
      (part) =>
        JSON.parse(read(`${part}/package.json`)) as Record<'dependencies' | 'devDependencies', Record<string, string>>,
    );
    const ranges = Object.assign(
      {},
      ...asked.flatMap(({dependencies, devDependencies}) => [dependencies, devDependencies]),
    ) as Record<string, string>;
    expect(
      Object.entries(TEMPLATE_PACKAGES).filter(([name, version]) => !semver.satisfies(version, ranges[name] ?? 'none')),
    ).toEqual([]);
  });

  it('does not deploy without a key of the reader', async () => {
    expect(await scaffold.type('yarn deploy --network confluxESpaceTestnet')).toContain(
      "You don't have a deployer account.",
    );
    expect(deployed('YourContract')).toBeUndefined();
  });

  it(
    'makes a key that is kept encrypted, and deploys the sample with the password',
    async () => {
      const made = await scaffold.type(first.take('yarn generate'), [
        ['Enter a password to encrypt your private key:', PASSWORD],
        ['Confirm password:', PASSWORD],
      ]);
      const kept = JSON.parse(/^DEPLOYER_PRIVATE_KEY_ENCRYPTED=(.*)$/m.exec(read('hardhat/.env'))![1]!) as {
        address: string;
        Crypto: {kdf: string};
      };
      const address = /Generated wallet address: (0x\w{40})/.exec(made)![1] as Address;
      expect([`0x${kept.address}`, kept.Crypto.kdf]).toEqual([address.toLowerCase(), 'scrypt']);
      await createEspaceSender(gateway).send('faucet', {to: address, value: 10n ** 20n});
      const printed = shown(await scaffold.type(first.take('yarn deploy'), UNLOCK));
      await expect(printed).toMatchFileSnapshot(output('deploy'));
      expect(first.take('deploying "YourContract"')).toBe(printed);
      expect(await ask(deployed('YourContract'), 'greeting')).toBe('Building Unstoppable Apps!!!');
    },
    LIMIT_MS,
  );

  it(
    'compiles and deploys the contract of the page, with its question',
    async () => {
      save('packages/hardhat/contracts/Tally.sol', second.take('Tally.sol'));
      deleteSample(scaffold);
      await expect(scaffold.type('yarn compile')).rejects.toThrow('HH606');
      changeCompiler(scaffold, second.take('packages/hardhat/hardhat.config.ts, in part'));
      const script = 'packages/hardhat/deploy/00_deploy_tally.ts';
      save(script, second.take(script));
      const printed = shown(await scaffold.type(second.take('yarn deploy'), UNLOCK));
      await expect(printed).toMatchFileSnapshot(output('deploy-tally'));
      expect(second.take('deploying "Tally"')).toBe(printed);
      expect(await ask(deployed('Tally'), 'question')).toBe('Ship it?');
    },
    LIMIT_MS,
  );

  it(
    'the home page of the page has the types of the hooks',
    async () => {
      const page = 'packages/nextjs/app/page.tsx';
      save(page, second.take(page));
      // It rejects if the compiler reports an error.
      await expect(scaffold.type('yarn next:check-types')).resolves.not.toContain('error TS');
    },
    LIMIT_MS,
  );

  it(
    'two accounts vote on the home page, and none of them twice',
    async () => {
      // "You set both lines in the first part, and this is what they should be."
      const networks = second.take('packages/nextjs/scaffold.config.ts, in part');
      for (const line of networks.trimEnd().split('\n'))
        expect(read('nextjs/scaffold.config.ts')).toContain(`\n  ${line}`);
      const {part, command} = resolveYarn(scaffold.folder, first.take('yarn start'));
      expect(command).toBe('next dev');
      served = await serveProgram(
        part,
        scaffold.program('next/dist/bin/next'),
        (port) => ['dev', '-H', '127.0.0.1', '-p', String(port)],
        {mode: 'development', limitMs: LIMIT_MS},
      );
      await voteAs('first voter', 'Yes', {origin: served.origin, gateway, shows: 'Yes: 1, no: 0'});
      await voteAs('second voter', 'No', {origin: served.origin, gateway, shows: 'Yes: 1, no: 1'});
      expect([await ask(deployed('Tally'), 'yes', 'uint256'), await ask(deployed('Tally'), 'no', 'uint256')]).toEqual([
        1n,
        1n,
      ]);
    },
    LIMIT_MS,
  );
});
