import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {networks} from '@site/src/facts';
import solc from 'solc';
import {toFunctionSelector} from 'viem';
import {ROOT} from '../../scripts/devnet/packages';
import {whyNoForge} from '../../scripts/devnet/programs/forge';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {registryIsMissing} from '../support/registry';
import {pageText, printedCommands} from '../../scripts/devnet/tutorials/commands';
import {startExplorer, type Explorer, type ExplorerRequest} from '../../scripts/devnet/tutorials/explorer';
import {createShell} from '../../scripts/devnet/tutorials/shell';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';
import {installToolchain, toolchainFolders} from '../../scripts/devnet/tutorials/toolchain';

const {chainId: CHAIN_ID, explorerVerifyApi} = networks.find(({id}) => id === 'espace-testnet')!;
const EXPLORER_API = explorerVerifyApi!;
const NAME = 'hardhat-foundry';
const SNIPPETS = path.join(ROOT, 'src/snippets/tutorials', NAME);
const PAGES = ['deployContract/hardhatAndFoundry', 'VerifyContracts'];
const TEXT = [...PAGES, 'cookbook'].map(pageText).join('\n');
/** Installing Hardhat from a slow registry takes the longest. */
const INSTALL_MS = 300_000;
const LIMIT_MS = 300_000;

/**
 * The compiler ends the code with a hash of sources and settings; the last two bytes specify the length of that part.
 */
const withoutMetadata = (code: string) => code.slice(0, -2 * (parseInt(code.slice(-4), 16) + 2));

const VERIFY = `npx forge verify-contract $TALLY contracts/Tally.sol:Tally --chain ${CHAIN_ID} --verifier etherscan --verifier-url ${EXPLORER_API} --etherscan-api-key none --compiler-version v${solc.version().replace(/\.Emscripten.*/, '')} --constructor-args $(npx cast abi-encode "constructor(string)" "Ship it?") --watch`;

/** The requests as the page shows them. */
const withoutSource = (requests: ExplorerRequest[]) =>
  `${JSON.stringify(
    requests.map(({method, query, form}) => ({
      method,
      query,
      form: {...form, ...(form['sourceCode'] ? {sourceCode: '…'} : {})},
    })),
    null,
    2,
  )}\n`;

/**
 * What an explorer gets from the sources that it receives: the contract's code, to compare it with that on the chain.
 */
function rebuilt(requests: ExplorerRequest[]): string {
  const {form} = requests.find(({query, form: {action}}) => (query['action'] ?? action) === 'verifysourcecode')!;
  const input = JSON.parse(form['sourceCode']!) as {settings: {outputSelection: unknown}};
  input.settings.outputSelection = {'*': {'*': ['evm.deployedBytecode.object']}};
  const {contracts} = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: Record<string, Record<string, {evm: {deployedBytecode: {object: string}}}>>;
  };
  const [file = '', contract = ''] = form['contractname']!.split(':');
  return `0x${contracts[file]?.[contract]?.evm.deployedBytecode.object}`;
}

const missing =
  nodeIsMissing('Hardhat and Foundry') || (await registryIsMissing('Hardhat and Foundry', toolchainFolders()));
if (whyNoForge()) process.stderr.write(`\nNOT RUN: Hardhat and Foundry: ${whyNoForge()}.\n`);

describe.skipIf(missing || whyNoForge() !== null)('Hardhat and Foundry on eSpace, from start to end', () => {
  let stage: Stage;
  let explorer: Explorer;
  let shell: (line: string) => Promise<string>;
  let address = '';
  let byHardhat = '';
  let points = '';
  /** Every line is typed after this one, as the page says once. */
  const typed = new Set(['. ./.env']);
  /** Lines that the page prints, with the reader's key and the address of this run. */
  const type = (line: string) => {
    expect(TEXT, 'a page prints this line').toContain(`\n${line}\n`);
    typed.add(line);
    return shell(`. ./.env\nTALLY=${address}\nPOINTS=${points}\n${line.replace(EXPLORER_API, explorer.url)}`);
  };
  const script = () => path.join(stage.project.folder, 'scripts/Deploy.s.sol');
  const codeOf = async (contract: string) =>
    (await stage.gateway.ask('espace', 'eth_getCode', [contract, 'latest'])).result as string;
  const shown = (name: string) => path.join(SNIPPETS, `${name}.out.txt`);
  /** The name that Foundry knows for the error, from what it has seen so far. */
  const nameOfError = () =>
    shell(`npx cast decode-error ${toFunctionSelector('AlreadyVoted()')}`).catch(() => 'unknown');

  beforeAll(async () => {
    const toolchain = await installToolchain();
    stage = await startStage(NAME, ['shared/account.ts'], toolchain.folder);
    explorer = await startExplorer();
    const config = path.join(stage.project.folder, 'hardhat.config.ts');
    fs.writeFileSync(config, fs.readFileSync(config, 'utf8').replace(EXPLORER_API, explorer.url));
    shell = createShell(stage.project, toolchain);
    // An earlier run might have left the name in the user's home.
    const left = path.join(os.homedir(), '.foundry/cache/signatures');
    fs.mkdirSync(path.dirname(left), {recursive: true});
    fs.writeFileSync(
      left,
      JSON.stringify({functions: {}, events: {}, errors: {[toFunctionSelector('AlreadyVoted()')]: 'AlreadyVoted()'}}),
    );
    // The page tells the reader to write this file in its last step.
    fs.renameSync(script(), `${script()}.later`);
  }, INSTALL_MS);
  afterAll(async () => {
    await explorer?.close();
    await stage?.stop();
  }, LIMIT_MS);

  it(
    'node starts account.ts as it stands, and takes the key that is there',
    async () => {
      expect(await type('node account.ts')).toMatch(/^Fund this account: 0x[0-9a-fA-F]{40}\n$/);
    },
    LIMIT_MS,
  );

  it(
    'cast does not know the name of the error before the contract is built',
    async () => {
      expect(await nameOfError()).toBe('unknown');
    },
    LIMIT_MS,
  );

  it.each([
    ['npx hardhat build', 'hardhat-build'],
    ['npx hardhat test', 'hardhat-test'],
    ['npx hardhat run scripts/deploy.ts --network espaceTestnet', 'hardhat-run'],
    ['npx forge build', 'forge-build'],
    ['npx forge test', 'forge-test'],
  ])(
    '%s prints what the page shows',
    async (line, name) => {
      const printed = await type(line);
      address = /Tally is at (0x\w{40})/.exec(printed)?.[1] ?? address;
      await expect(printed).toMatchFileSnapshot(shown(name));
    },
    LIMIT_MS,
  );

  it(
    'forge build tells cast the name of the error, which the page shows',
    async () => {
      expect(await nameOfError()).toBe('AlreadyVoted()\n');
    },
    LIMIT_MS,
  );

  it(
    'what Hardhat sends to the explorer rebuilds the code that it deployed',
    async () => {
      await expect(await type('npx hardhat verify --network espaceTestnet $TALLY "Ship it?"')).toMatchFileSnapshot(
        shown('verify'),
      );
      await expect(withoutSource(explorer.requests)).toMatchFileSnapshot(shown('verify-requests'));
      expect(TEXT).toContain(`\nTALLY=${address}\n`);
      typed.add(`TALLY=${address}`);
      byHardhat = await codeOf(address);
      expect(rebuilt(explorer.requests)).toBe(byHardhat);
    },
    LIMIT_MS,
  );

  it(
    'forge create deploys, and cast calls and sends',
    async () => {
      const created = await type(
        'npx forge create contracts/Tally.sol:Tally --rpc-url espace_testnet --private-key $PRIVATE_KEY --broadcast --constructor-args "Ship it?"',
      );
      await expect(created).toMatchFileSnapshot(shown('forge-create'));
      address = /Deployed to: (0x\w{40})/.exec(created)?.[1] ?? '';
      const byFoundry = await codeOf(address);
      expect(byFoundry).not.toBe(byHardhat);
      expect(withoutMetadata(byFoundry)).toBe(withoutMetadata(byHardhat));
      const ask = 'npx cast call $TALLY "question()(string)" --rpc-url espace_testnet';
      // The page also contains the address in a separate command.
      expect(TEXT).toContain(`\nTALLY=${address}\n`);
      typed.add(`TALLY=${address}`);
      const vote = 'npx cast send $TALLY "vote(bool)" true --rpc-url espace_testnet --private-key $PRIVATE_KEY';
      await expect(await type(ask)).toMatchFileSnapshot(shown('cast-call'));
      const sent = (await type(vote))
        .split('\n')
        .filter((row) => /^(?:blockNumber|gasUsed|effectiveGasPrice|status|transactionHash|type) /.test(row));
      await expect(`${sent.join('\n')}\n`).toMatchFileSnapshot(shown('cast-send'));
      expect(await type('npx cast call $TALLY "yes()(uint256)" --rpc-url espace_testnet')).toBe('1\n');
      const refused = await type(vote.replace('true', 'false')).catch(
        (error: Error) => /^Error: .*$/m.exec(error.message)?.[0] ?? error.message,
      );
      await expect(`${refused}\n`).toMatchFileSnapshot(shown('cast-refused'));
      expect(await type('npx cast call $TALLY "no()(uint256)" --rpc-url espace_testnet')).toBe('0\n');
    },
    LIMIT_MS,
  );

  it(
    'what Foundry sends to the explorer rebuilds the code that it deployed',
    async () => {
      explorer.requests.length = 0;
      // Foundry takes the version from the cache of a build without its commit, which it then requests from a public
      // server.
      await shell('npx forge clean');
      typed.add('npx forge clean');
      expect(fs.existsSync(path.join(stage.project.folder, 'artifacts')), 'the files of Hardhat are still there').toBe(
        true,
      );
      await expect(await type(VERIFY)).toMatchFileSnapshot(shown('forge-verify'));
      await expect(withoutSource(explorer.requests)).toMatchFileSnapshot(shown('forge-verify-requests'));
      expect(rebuilt(explorer.requests)).toBe(await codeOf(address));
      expect(await type(`curl -s -G ${EXPLORER_API} -d module=contract -d action=getabi -d address=$TALLY`)).toContain(
        '"status":"1"',
      );
    },
    LIMIT_MS,
  );

  it(
    'forge script fails with the gas of Ethereum, and deploys with the gas that the node names',
    async () => {
      fs.renameSync(`${script()}.later`, script());
      const failing =
        'npx forge script scripts/Deploy.s.sol --rpc-url espace_testnet --private-key $PRIVATE_KEY --broadcast';
      const error = await type(failing).catch((reason: Error) => reason.message);
      await expect(`${/^Error: .*$/m.exec(error)?.[0] ?? error}\n`).toMatchFileSnapshot(shown('forge-script-failed'));
      const hash = /Transaction Failure: (0x\w{64})/.exec(error)?.[1];
      const {result} = (await stage.gateway.ask('espace', 'eth_getTransactionReceipt', [hash])) as {
        result: {status: string; txExecErrorMsg?: string};
      };
      expect(result).toMatchObject({status: '0x0', txExecErrorMsg: 'VmError(OutOfGas)'});
      const deployed = await type(`${failing} --skip-simulation`);
      expect(deployed).toContain('ONCHAIN EXECUTION COMPLETE & SUCCESSFUL.');
      expect(deployed).toContain('SKIPPING ON CHAIN SIMULATION.');
    },
    LIMIT_MS,
  );

  it(
    'the contract of the page about templates is added to the project, and deployed',
    async () => {
      const {folder} = stage.project;
      const settings = path.join(folder, 'foundry.toml');
      fs.copyFileSync(
        path.join(ROOT, 'src/snippets/solidity/templates/Points.sol'),
        path.join(folder, 'contracts/Points.sol'),
      );
      // Only this package, because Foundry searches everything below a folder of `libs`.
      fs.mkdirSync(path.join(folder, 'node_modules'));
      fs.symlinkSync(path.join(ROOT, 'node_modules/@openzeppelin'), path.join(folder, 'node_modules/@openzeppelin'));
      const [, libs = ''] = /^```toml\n(libs = .*)\n```$/m.exec(TEXT)!;
      fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replace('libs = []', libs));
      expect(await shell('npx forge remappings')).toContain('@openzeppelin/=node_modules/@openzeppelin/\n');
      const created = await type(
        'npx forge create contracts/Points.sol:Points --rpc-url espace_testnet --private-key $PRIVATE_KEY --broadcast --constructor-args $(npx cast wallet address $PRIVATE_KEY)',
      );
      const [, owner] = /^Deployer: (0x\w{40})$/m.exec(created)!;
      points = /Deployed to: (0x\w{40})/.exec(created)![1]!;
      expect(TEXT).toContain(`\nDeployer: ${owner}\nDeployed to: ${points}\n`);
      expect(TEXT).toContain(`\nPOINTS=${points}\n`);
      expect(await type('npx cast call $POINTS "totalSupply()(uint256)" --rpc-url espace_testnet')).toBe('0\n');
      expect(await type('npx cast call $POINTS "owner()(address)" --rpc-url espace_testnet')).toBe(`${owner}\n`);
      const selector = toFunctionSelector('OwnableUnauthorizedAccount(address)');
      expect(TEXT).toContain(selector);
      await expect(
        type('npx cast call $POINTS "award(address,uint256)" $POINTS 1 --from $POINTS --rpc-url espace_testnet'),
      ).rejects.toThrow(`data: "${selector}`);
    },
    LIMIT_MS,
  );

  it('nothing is left of what the pages have their reader type, but a command that asks for a key at a terminal', async () => {
    const unrun = printedCommands(...PAGES).filter((command) => !typed.has(command));
    expect(unrun).toEqual(['npx cast wallet import deployer --interactive']);
    expect(await shell('npx cast wallet import --help')).toContain('--interactive');
  });
});
