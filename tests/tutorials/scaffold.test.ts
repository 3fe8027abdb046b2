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
  makeScaffold,
  replaceContract,
  type Scaffold,
} from '../../scripts/devnet/tutorials/scaffold/project';
import {voteAs} from '../support/wallet/vote';
import {serveProgram, type Served} from '../../scripts/devnet/tutorials/dapps/serve';

const PASSWORD = 'only for this test';
const NETWORK = ['--network', 'confluxESpaceTestnet'];
const UNLOCK = [['Enter password to decrypt private key:', PASSWORD]] as const;
const LIMIT_MS = 400_000;

const output = (step: string) => path.join(ROOT, `src/snippets/tutorials/scaffold/${step}.out.txt`);
/**
 * What a deployment prints at last. Addresses and hashes follow from the key, which is new each time; so does the gas
 * of a contract that is given the address.
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

describe.skipIf(missing)('Scaffold-ETH 2 on eSpace, from create-eth to a vote', () => {
  let node: RunningNode;
  let gateway: Gateway;
  let scaffold: Scaffold;
  let served: Served;
  const read = (file: string) => fs.readFileSync(path.join(scaffold.folder, 'packages', file), 'utf8');
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
    scaffold = await makeScaffold();
    addNetworks(scaffold, gateway);
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
    expect(await scaffold.run('hardhat', 'deploy', NETWORK)).toContain("You don't have a deployer account.");
    expect(deployed('YourContract')).toBeUndefined();
  });

  it(
    'makes a key that is kept encrypted, and deploys the sample with the password',
    async () => {
      const made = await scaffold.run(
        'hardhat',
        'account:generate',
        [],
        [
          ['Enter a password to encrypt your private key:', PASSWORD],
          ['Confirm password:', PASSWORD],
        ],
      );
      const kept = JSON.parse(/^DEPLOYER_PRIVATE_KEY_ENCRYPTED=(.*)$/m.exec(read('hardhat/.env'))![1]!) as {
        address: string;
        Crypto: {kdf: string};
      };
      const address = /Generated wallet address: (0x\w{40})/.exec(made)![1] as Address;
      expect([`0x${kept.address}`, kept.Crypto.kdf]).toEqual([address.toLowerCase(), 'scrypt']);
      await createEspaceSender(gateway).send('faucet', {to: address, value: 10n ** 20n});
      await expect(shown(await scaffold.run('hardhat', 'deploy', NETWORK, UNLOCK))).toMatchFileSnapshot(
        output('deploy'),
      );
      expect(await ask(deployed('YourContract'), 'greeting')).toBe('Building Unstoppable Apps!!!');
    },
    LIMIT_MS,
  );

  it(
    'compiles and deploys the contract of the page, with its question',
    async () => {
      replaceContract(scaffold);
      await expect(scaffold.run('hardhat', 'compile')).rejects.toThrow('HH606');
      changeCompiler(scaffold);
      await expect(shown(await scaffold.run('hardhat', 'deploy', NETWORK, UNLOCK))).toMatchFileSnapshot(
        output('deploy-tally'),
      );
      expect(await ask(deployed('Tally'), 'question')).toBe('Ship it?');
    },
    LIMIT_MS,
  );

  it(
    'the home page of the page has the types of the hooks',
    async () => {
      // It rejects when the compiler finds fault.
      await expect(scaffold.run('nextjs', 'check-types')).resolves.not.toContain('error TS');
    },
    LIMIT_MS,
  );

  it(
    'two accounts vote on the home page, and none of them twice',
    async () => {
      served = await serveProgram(
        path.join(scaffold.folder, 'packages/nextjs'),
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
