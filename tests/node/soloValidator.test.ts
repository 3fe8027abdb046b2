import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PrivateKeyAccount} from 'js-conflux-sdk';
import {keccak256, toBytes, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {READER_KEY, runProgram} from '../../scripts/devnet/programs/runProgram';
import {programs} from '../../scripts/devnet/programs/snippetFiles';
import {developmentSecrets} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {encode, internalAt} from '../support/node/core/coreProbe';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {posConfig, posFiles, POS_DIR} from '../../scripts/devnet/node/posGenesis';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {TEST_NETWORK_CHAIN_IDS, type Setting} from '../../scripts/devnet/node/toml';
import {createClient, type Client} from '../../scripts/devnet/world/client';
import {decided, progressed} from '../../scripts/devnet/world/posProgress';

/** A fifth of all votes: the validator is often elected, and finality continues without it. */
const VOTES = 500;
const [LOCK, UNLOCK, TERM] = [24, 12, 4];
/** What `connect.mjs` prints before each script. */
const CONNECTED = 'Connected to Core Space\n';
const KEY = keccak256(toBytes('the first node of two'));
const secrets = Array.from({length: 52}, (_, index) => keccak256(toBytes(`a holder of 10 000 CFX: ${index}`)));
/**
 * Half of the other tests' round, because all that these tests wait for is counted in views. A round that fails is
 * followed by a longer one. With 100 ms, a busy machine misses rounds.
 */
const ROUND_MS = 250;
/** The delays of the public networks, with fewer views. */
const delays: Record<string, Setting> = {
  ...Object.fromEntries(
    ['pos', 'pos_cip99', 'pos_fix_cip99', 'pos_cip136'].flatMap((kind) => [
      [`${kind}_in_queue_locked_views`, LOCK],
      [`${kind}_out_queue_locked_views`, UNLOCK],
    ]),
  ),
  pos_cip99_transition_view: 1,
  pos_fix_cip99_transition_view: 2,
  pos_cip136_transition_view: TERM,
  pos_cip136_round_per_term: TERM,
};

interface Account {
  status: {
    availableVotes: Hex;
    unlocked: Hex;
    forceRetired: Hex | null;
    inQueue: {endBlockNumber: Hex}[];
    outQueue: {endBlockNumber: Hex}[];
  };
}

describe.skipIf(nodeIsMissing('a validator of its own node'))(
  '§1 the validator of /docs/general/mine-stake/stake/become-a-solo-validator',
  () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solo-validator-'));
    const shared: Record<string, Setting> = {...delays, genesis_secrets: path.join(folder, 'secrets.txt')};
    const quick = {...posFiles, config: path.join(folder, 'pos_config.yaml')};
    let first: RunningNode;
    let own: RunningNode | undefined;
    let gateway: Gateway;
    let core: Client;
    let address: Hex;

    const startOwn = async () => {
      const id = privateKeyToAccount(KEY).publicKey.slice(4);
      own = await startNode({
        pos: {...quick, privateKey: path.join(folder, 'pos_key')},
        changed: {...shared, bootnodes: `cfxnode://${id}@127.0.0.1:${first.ports.p2p}`},
      });
    };
    const account = async () => (await core<Account>('pos_getAccount', address)).status;
    const seats = async () => {
      const {currentCommittee} = await core<{currentCommittee: {nodes: {address: Hex; votingPower: Hex}[]}}>(
        'pos_getCommittee',
      );
      return Number(currentCommittee.nodes.find((node) => node.address === address)?.votingPower ?? 0);
    };
    const view = async () => Number((await core<{latestCommitted: Hex}>('pos_getStatus')).latestCommitted);
    const ownView = async () =>
      Number((await call<{latestCommitted: Hex}>(own!.ports.local, 'pos_getStatus', [])).latestCommitted);
    const run = (name: string) =>
      runProgram(
        programs().find(({file}) => file === `js/core-space/${name}.mjs`)!,
        gateway,
      );

    beforeAll(async () => {
      fs.cpSync(POS_DIR, folder, {recursive: true, filter: (file) => !file.endsWith('pos_key')});
      fs.writeFileSync(
        quick.config,
        posConfig(/from_config: (.*)/.exec(fs.readFileSync(posFiles.config, 'utf8'))![1]!, ROUND_MS),
      );
      fs.writeFileSync(
        String(shared.genesis_secrets),
        [...developmentSecrets(), ...secrets.map((secret) => secret.slice(2))].join('\n').concat('\n'),
      );
      first = await startNode({pos: quick, changed: {...shared, net_key: KEY}});
      gateway = await startGateway(first);
      core = createClient(gateway, 'core');
      await startOwn();
      // Events before the first decision of a chain are never read, so it comes first.
      await decided(
        gateway,
        core,
        async () => Number((await core<{pivotDecision: {height: Hex}}>('pos_getStatus')).pivotDecision.height) > 0,
      );
      const reader = new PrivateKeyAccount(READER_KEY, TEST_NETWORK_CHAIN_IDS[0]).address;
      for (const secret of secrets) {
        const signed = await new PrivateKeyAccount(secret, TEST_NETWORK_CHAIN_IDS[0]).signTransaction({
          to: reader,
          value: 9_999n * 10n ** 18n,
          nonce: 0,
          gas: 21_000,
          gasPrice: 1_000_000_000,
          storageLimit: 0,
          chainId: TEST_NETWORK_CHAIN_IDS[0],
          epochHeight: 0,
        });
        await gateway.askWithoutMining('core', 'cfx_sendRawTransaction', [(signed as {serialize(): Hex}).serialize()]);
      }
      for (let blocks = 0; blocks < 3; blocks++) await gateway.mine();
    }, 240_000);
    afterAll(async () => {
      await gateway?.close();
      await own?.stop();
      await first?.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    it('is registered with the data of its node, and elected in its first lock', async () => {
      const [data, identifier] = await call<[Hex, string]>(own!.ports.local, 'test_posRegister', [
        `0x${VOTES.toString(16)}`,
      ]);
      address = `0x${identifier.replace(/^0x/, '')}`;
      process.env.REGISTER_DATA = data;
      expect(await run('register')).toBe(`${CONNECTED}Registered ${VOTES} votes, 2 events\n`);
      await decided(gateway, core, async () => Number((await account()).availableVotes) === VOTES);
      const {
        inQueue: [locked],
      } = await account();
      expect(Number(locked!.endBlockNumber) - (await view())).toBeLessThanOrEqual(LOCK);
      await progressed(core, async () => (await seats()) > 0);
      expect(await run('validator')).toMatch(
        new RegExp(
          `PoS address: ${address}\nVotes that can be elected: ${VOTES}\n.*\nSeats in the committee: [1-9]\\d*\nVotes that are unlocking: 0\nVotes unlocked so far: 0\nForce-retired: false\n`,
        ),
      );
    }, 240_000);

    it('leaves the committee in at most seven and a half terms, and then loses nothing by stopping', async () => {
      const stop = async () => {
        const answer = await call<number | null>(own!.ports.local, 'test_posStopElection');
        return answer === null ? null : Number(answer);
      };
      let last = (await stop())!;
      expect(last - (await ownView())).toBeLessThanOrEqual(7.5 * TERM + 3);
      await progressed(core, async () => {
        const answer = await stop();
        // A later response counts entries that were still on their way: on a busy machine, more than one.
        if (answer !== null) {
          expect(answer).toBeGreaterThanOrEqual(last);
          expect((answer - last) % TERM).toBe(0);
          last = answer;
        }
        return answer === null;
      });
      expect(await ownView()).toBeGreaterThanOrEqual(last - 2);
      await progressed(core, async () => (await view()) >= last);
      expect(await seats()).toBe(0);
      await own!.stop();
      const start = await view();
      await progressed(core, async () => (await view()) >= start + 4 * TERM);
      expect(await account()).toMatchObject({forceRetired: null, availableVotes: `0x${VOTES.toString(16)}`});
    }, 240_000);

    it('enters elections again after a start, and is force-retired if it stops while it serves', async () => {
      await startOwn();
      await progressed(core, async () => (await seats()) > 0);
      await own!.stop();
      const stopped = await view();
      await progressed(core, async () => (await account()).forceRetired !== null);
      const status = await account();
      expect(Number(status.forceRetired) - stopped).toBeLessThanOrEqual(5 * TERM);
      expect(Number(status.availableVotes)).toBe(0);
      expect(status.outQueue.map(({endBlockNumber}) => Number(endBlockNumber))).toEqual([
        Number(status.forceRetired) + UNLOCK,
      ]);
    }, 240_000);

    it('gives its votes back after the unlock, so that the deposit can be withdrawn', async () => {
      await progressed(core, async () => Number((await account()).unlocked) === VOTES);
      // Core Space learns of it from the next block that refers to a later PoS block.
      const votes = async () =>
        BigInt(
          `0x${(await core<Hex>('cfx_call', {to: internalAt(5), data: encode('getVotes(bytes32)', address)})).slice(66)}`,
        );
      await decided(gateway, core, async () => (await votes()) === BigInt(VOTES));
      expect(await run('withdraw')).toBe(`${CONNECTED}Withdrawn: ${VOTES * 1000} CFX\n`);
    }, 240_000);
  },
);
