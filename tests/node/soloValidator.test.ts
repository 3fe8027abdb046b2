import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {format, PrivateKeyAccount} from 'js-conflux-sdk';
import {keccak256, toBytes, type Hex} from 'viem';
import {privateKeyToAccount} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {coreAccount, developmentSecrets} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {encode, internalAt} from '../support/node/core/coreProbe';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {posConfig, posFiles, POS_DIR} from '../../scripts/devnet/node/posGenesis';
import {freePorts} from '../../scripts/devnet/node/ports';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {call} from '../../scripts/devnet/node/rpc';
import {
  nodeSettings,
  TEST_NETWORK_CHAIN_IDS,
  toToml,
  type NodePorts,
  type Setting,
} from '../../scripts/devnet/node/toml';
import {boxesIn} from '../../scripts/devnet/tutorials/printed/boxes';
import {startReader, type Reader, type Terminal} from '../../scripts/devnet/tutorials/printed/reader';
import {boxesInOrder} from '../support/boxesInOrder';
import {CONFLUX} from '../support/nodeReader';
import {createClient, type Client} from '../../scripts/devnet/world/client';
import {decided, progressed} from '../../scripts/devnet/world/posProgress';

/** A fifth of all votes: often elected, and finality goes on without it. */
const VOTES = 500;
const [LOCK, UNLOCK, TERM] = [24, 12, 4];
/** What `connect.mjs` prints before each script. */
const CONNECTED = 'Connected to Core Space\n';
/** The page whose project this one continues. */
const PROJECT = 'core/tutorials/how-to-sponsor-contract';
const KEY = keccak256(toBytes('the first node of two'));
/** A program that a reader starts takes seconds where a build runs at the same time. */
const LIMIT_MS = 360_000;
const WAIT = {timeout: 120_000};
const secrets = Array.from({length: 52}, (_, index) => keccak256(toBytes(`a holder of 10 000 CFX: ${index}`)));
/**
 * Half of the other tests' round: all that is waited for here is counted in views. A round that fails is followed by a
 * longer one. With 100 ms, a busy machine misses rounds.
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
  '§1 the validator of /docs/general/mine-stake/stake/become-a-solo-validator, as printed, and its safe restart',
  () => {
    const solo = boxesInOrder('general/mine-stake/stake/become-a-solo-validator');
    const restart = boxesInOrder('general/mine-stake/stake/safe_node_restart');
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'solo-validator-'));
    const shared: Record<string, Setting> = {...delays, genesis_secrets: path.join(folder, 'secrets.txt')};
    const quick = {...posFiles, config: path.join(folder, 'pos_config.yaml')};
    let first: RunningNode;
    /** At the machine of the validator, and at the one with the key of the account. */
    let operator: Reader;
    let owner: Reader;
    /** The operator's port of the validator. */
    let local: number;
    /** Where the validator runs. */
    let own: Terminal;
    let gateway: Gateway;
    let core: Client;
    let address: Hex;

    const startOwn = async () => {
      own = await operator.serve('./conflux --config hydra.toml', 'Conflux client started');
    };
    /** A full node of its own, with what differs on the development chain. */
    const prepareOwn = async () => {
      const place = (await operator.type('pwd')).trim();
      const [p2p, operators, ...rpc] = (await freePorts(6)) as [number, number, number, number, number, number];
      local = operators;
      const ports: NodePorts = {p2p, local, core: rpc[0], coreWs: rpc[1], espace: rpc[2], espaceWs: rpc[3]};
      const id = privateKeyToAccount(KEY).publicKey.slice(4);
      fs.mkdirSync(path.join(place, 'pos_config'));
      // Those of the first node in eSpace: with others, the genesis block differs.
      operator.save('secrets.txt', `${developmentSecrets().join('\n')}\n`, false);
      operator.save(
        'hydra.toml',
        toToml(
          nodeSettings({
            dataDir: place,
            ports,
            pos: {...quick, privateKey: path.join(place, 'pos_config/pos_key')},
            miner: format.hexAddress(coreAccount('miner').address).slice(2),
            genesisSecrets: path.join(place, 'secrets.txt'),
            changed: {...shared, bootnodes: `cfxnode://${id}@127.0.0.1:${first.ports.p2p}`},
          }),
        ),
        false,
      );
    };
    /** The project that the page asks for. Returns the address that its script prints. */
    const prepareOwner = async () => {
      let printed = '';
      for (const box of [...boxesIn(PROJECT, 'need'), ...boxesIn(PROJECT, 'connect')]) {
        if (box.kind === 'file') owner.save(box.name, box.code, box.isContinued);
        if (box.kind === 'commands') for (const command of box.commands) printed += await owner.type(command);
      }
      return /cfxtest:[a-z0-9]{42}/.exec(printed)![0];
    };
    const account = async () => (await core<Account>('pos_getAccount', address)).status;
    const seats = async () => {
      const {currentCommittee} = await core<{currentCommittee: {nodes: {address: Hex; votingPower: Hex}[]}}>(
        'pos_getCommittee',
      );
      return Number(currentCommittee.nodes.find((node) => node.address === address)?.votingPower ?? 0);
    };
    const view = async () => Number((await core<{latestCommitted: Hex}>('pos_getStatus')).latestCommitted);
    /** Saves the next file of the page. */
    const save = (name: string) => owner.save(name, solo.take(name), false);

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
      operator = startReader(gateway, {given: {conflux: CONFLUX}});
      owner = startReader(gateway);
      await prepareOwn();
      await startOwn();
      // Events before the first decision of a chain are never read, so it comes first.
      await decided(
        gateway,
        core,
        async () => Number((await core<{pivotDecision: {height: Hex}}>('pos_getStatus')).pivotDecision.height) > 0,
      );
      const reader = await prepareOwner();
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
    }, LIMIT_MS);
    afterAll(async () => {
      await owner?.leave();
      await operator?.leave();
      await gateway?.close();
      await first?.stop();
      fs.rmSync(folder, {recursive: true, force: true});
    });

    it(
      'is registered with the data of its node, and elected in its first lock',
      async () => {
        const backup = path.join(folder, 'backup/');
        fs.mkdirSync(backup);
        await operator.type(solo.take('cp pos_config/pos_key').replace('/path/to/your/backup/', backup));
        expect(fs.existsSync(path.join(backup, 'pos_key'))).toBe(true);
        const [data, identifier] = JSON.parse(
          await operator.type(solo.take('./conflux rpc local pos register').replace('--power 1', `--power ${VOTES}`)),
        ) as [Hex, string];
        address = `0x${identifier}`;
        save('register.mjs');
        expect(await owner.type(solo.take('export REGISTER_DATA=').replace('0x…', data))).toBe(
          `${CONNECTED}Registered ${VOTES} votes, 2 events\n`,
        );
        let registered!: Account['status'];
        await decided(gateway, core, async () => Number((registered = await account()).availableVotes) === VOTES);
        expect(Number(registered.inQueue[0]!.endBlockNumber) - (await view())).toBeLessThanOrEqual(LOCK);
        save('validator.mjs');
        const status = solo.take('node');
        const names = (text: string) => text.trimEnd().replace(/:.*$/gm, '');
        const shown = names(solo.take('Connected to Core Space'));
        // The page has its reader run it every few minutes until there are seats.
        await progressed(core, async () => (await seats()) > 0);
        await expect
          .poll(() => owner.type(status), WAIT)
          .toMatch(
            new RegExp(
              `PoS address: ${address}\nVotes that can be elected: ${VOTES}\n.*\nSeats in the committee: [1-9]\\d*\nVotes that are unlocking: 0\nVotes unlocked so far: 0\nForce-retired: false\n`,
            ),
          );
        expect(names(await owner.type(status))).toBe(shown);
      },
      LIMIT_MS,
    );

    it(
      'leaves the committee in at most seven and a half terms, and then loses nothing by stopping',
      async () => {
        const command = restart.take('./conflux rpc local pos stop_election');
        restart.take('3512401');
        const none = restart.take('null');
        // Repeated without a program for each time, which would keep the processor busy that the validator needs.
        const stop = async () => {
          const answer = await call<number | null>(local, 'test_posStopElection');
          return answer === null ? null : Number(answer);
        };
        const printed = await operator.type(command);
        expect(printed).toMatch(/^\d+\n$/);
        let last = Number(printed);
        // Views that passed before the command ended only make the number smaller.
        expect(last - (await view())).toBeLessThanOrEqual(7.5 * TERM + 3);
        await progressed(core, async () => {
          const answer = await stop();
          // An entry that was on its way is counted by the second answer.
          if (answer !== null) {
            expect(answer - last === 0 || answer - last === TERM).toBe(true);
            last = answer;
          }
          return answer === null;
        });
        expect(await operator.type(command)).toBe(none);
        expect(await view()).toBeGreaterThanOrEqual(last - 2);
        expect(await seats()).toBe(0);
        await own.interrupt();
        const start = await view();
        await progressed(core, async () => (await view()) >= start + 4 * TERM);
        expect(await account()).toMatchObject({forceRetired: null, availableVotes: `0x${VOTES.toString(16)}`});
      },
      LIMIT_MS,
    );

    it(
      'enters elections again after a start, and is force-retired if it stops while it serves',
      async () => {
        await startOwn();
        const phase = restart.take('./conflux rpc local sync-phase');
        await expect.poll(() => operator.type(phase), WAIT).toBe('"NormalSyncPhase"\n');
        const voting = restart.take('./conflux rpc local pos voting_status');
        await expect.poll(() => operator.type(voting), WAIT).toBe('true\n');
        await progressed(core, async () => (await seats()) > 0);
        save('retire.mjs');
        expect(await owner.type(solo.take('VOTES=1'))).toBe(`${CONNECTED}Requested the release of 1 votes\n`);
        await decided(gateway, core, async () => Number((await account()).availableVotes) === VOTES - 1);
        await own.interrupt();
        const stopped = await view();
        let status!: Account['status'];
        await progressed(core, async () => (status = await account()).forceRetired !== null);
        expect(Number(status.forceRetired) - stopped).toBeLessThanOrEqual(5 * TERM);
        expect(Number(status.availableVotes)).toBe(0);
        // The vote that was released before is there, too, or unlocked already.
        expect(status.outQueue.map(({endBlockNumber}) => Number(endBlockNumber)).at(-1)).toBe(
          Number(status.forceRetired) + UNLOCK,
        );
      },
      LIMIT_MS,
    );

    it(
      'gives its votes back after the unlock, so that the deposit can be withdrawn',
      async () => {
        await progressed(core, async () => Number((await account()).unlocked) === VOTES);
        // Core Space learns of it from the next block that refers to a later PoS block.
        const votes = async () =>
          BigInt(
            `0x${(await core<Hex>('cfx_call', {to: internalAt(5), data: encode('getVotes(bytes32)', address)})).slice(66)}`,
          );
        await decided(gateway, core, async () => (await votes()) === BigInt(VOTES));
        save('withdraw.mjs');
        expect(await owner.type(solo.take('node'))).toBe(`${CONNECTED}Withdrawn: ${VOTES * 1000} CFX\n`);
      },
      LIMIT_MS,
    );

    it(
      'has its votes switched on after another start',
      async () => {
        await startOwn();
        const voting = solo.take('./conflux rpc local pos voting_status');
        await expect.poll(() => operator.type(voting), WAIT).toBe('true\n');
      },
      LIMIT_MS,
    );
  },
);
