import path from 'node:path';
import {format} from 'js-conflux-sdk';
import {type Json, loadDocument, loadRecording, type MethodYaml} from 'docusaurus-plugin-openrpc/sources';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Space} from '../../scripts/devnet/gateway';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {ask as call, type RpcAnswer} from '../../scripts/devnet/node/rpc';
import {openSocket} from '../../scripts/devnet/node/socket';
import {startWorld, type World} from '../../scripts/devnet/world';

const ROOT = path.resolve(__dirname, '../../openrpc');

/** A parameter of a method whose description contains a sentence, with a request that the node accepts. */
interface Claim {
  space: Space;
  method: string;
  name: string;
  index: number;
  sent: Json[];
}

interface Described {
  name: string;
  description?: string;
}

/** Parameters as sent in the first example that succeeds and contains the parameter, or all of the last one. */
function requestOf(space: Space, {name, params}: MethodYaml, index: number): Json[] | undefined {
  const good = loadRecording(ROOT, space, name)?.examples.filter(({response}) => !response.error) ?? [];
  const sent = good.map(({request}) => request.params as Json[]);
  return (
    sent.find((values) => values.length > index) ??
    sent.find((values) => values.length === Math.min(index, params.length))
  );
}

/** All parameters in the reference whose description contains a sentence. */
function claims(sentence: RegExp, spaces: Space[] = ['core', 'espace']): Claim[] {
  return spaces.flatMap((space) =>
    loadDocument(ROOT, space).methods.flatMap(({value: method}) => {
      if (method['x-unverified']) return [];
      return (method.params as Described[]).flatMap(({name, description = ''}, index) => {
        if (!sentence.test(description)) return [];
        const sent = requestOf(space, method, index);
        return sent ? [{space, method: method.name, name, index, sent}] : [];
      });
    }),
  );
}

const label = ({space, method, name}: Claim) => `${space}:${method}, ${name}`;

describe.skipIf(nodeIsMissing('sentences that descriptions of parameters share'))(
  '§2.3 sentences that descriptions of parameters share, for each method',
  () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld();
    }, 300_000);
    afterAll(() => world?.stop());

    const ask = ({space, method, sent, index}: Claim, ...value: Json[]): Promise<RpcAnswer> =>
      world.gateway.askWithoutMining(space, method, [
        ...sent.slice(0, index),
        ...value,
        ...(value.length > 0 ? sent.slice(index + 1) : []),
      ]);
    const rejectsNetwork = ({error}: RpcAnswer) => /network prefix unexpected/.test(JSON.stringify(error ?? ''));
    /** The same account with the prefix of mainnet; the node belongs to testnet. */
    const ofMainnet = (address: string) => format.address(format.hexAddress(address), 1029) as string;

    const must = claims(/Its prefix must match the node's network/);
    it.each(must.map((claim) => [label(claim), claim] as const))(
      'prefix: %s rejects another network',
      async (_, claim) => {
        expect(rejectsNetwork(await ask(claim, ofMainnet(claim.sent[claim.index] as string)))).toBe(true);
      },
    );

    const ignores = claims(/ignores the network in its prefix/);
    it.each(ignores.map((claim) => [label(claim), claim] as const))(
      'prefix: %s accepts another network',
      async (_, claim) => {
        const address = claim.sent[claim.index] as string;
        expect(await ask(claim, ofMainnet(address))).toEqual(await ask(claim, address));
      },
    );

    it('filters and subscriptions ignore the network in the prefixes of addresses, and cfx_getLogs does not', async () => {
      const {token} = world.values.core as Record<string, string>;
      const filter = {address: ofMainnet(token!)};
      expect((await world.gateway.ask('core', 'cfx_newFilter', [filter])).error).toBeUndefined();
      const socket = await openSocket(`ws://127.0.0.1:${world.node.ports.coreWs}`);
      expect((await socket.ask('cfx_subscribe', ['logs', filter])).error).toBeUndefined();
      socket.close();
      expect(rejectsNetwork(await world.gateway.ask('core', 'cfx_getLogs', [filter]))).toBe(true);
      expect([must.length, ignores.length]).toEqual([12, 3]);
    });

    const noTags = claims(/Tags (?:aren't|are not) accepted/);
    it.each(noTags.map((claim) => [label(claim), claim] as const))('tags: %s accepts none', async (_, claim) => {
      for (const tag of ['latest_state', 'latest_mined', 'earliest', 'latest', 'latest_committed', 'latest_voted'])
        expect((await ask(claim, tag)).error?.code, tag).toBe(-32602);
    });

    const noHash = claims(/A block hash is rejected/);
    it.each(noHash.map((claim) => [label(claim), claim] as const))('hashes: %s accepts none', async (_, claim) => {
      const {result: hash} = await world.gateway.ask('core', 'cfx_getBestBlockHash');
      for (const value of [hash, `hash:${String(hash)}`, {blockHash: hash}] as Json[])
        expect((await ask(claim, value)).error?.code, JSON.stringify(value)).toBe(-32602);
    });

    const defaults = claims(/If omitted or `null`, the node uses `latest(?:_state)?`/);
    it.each(defaults.map((claim) => [label(claim), claim] as const))('defaults: %s', async (_, claim) => {
      const tag = claim.space === 'core' ? 'latest_state' : 'latest';
      const known = await ask(claim, tag);
      // A price or a time that moves with the clock can't be compared, but all of these read the state of a block.
      expect(await ask(claim, null)).toEqual(known);
      const shorter = {...claim, sent: claim.sent.slice(0, claim.index)};
      if (claim.sent.length <= claim.index + 1) expect(await ask(shorter)).toEqual(known);
    });

    const required = claims(/(?:^|\s)Required\.|There is no default/);
    it.each(required.map((claim) => [label(claim), claim] as const))('required: %s', async (_, claim) => {
      expect((await ask({...claim, sent: claim.sent.slice(0, claim.index)})).error?.code).toBe(-32602);
    });

    it('a malformed parameter in Core Space has its reason in the message, a rejected transaction in data', async () => {
      const {account} = world.values.core as Record<string, string>;
      for (const [method, params] of [
        ['cfx_getBalance', [1]],
        ['cfx_getBalance', []],
        ['cfx_getBalance', ['0x1a2f80341409639ea6a35bbcab8299066109aa55']],
        ['cfx_getBalance', [account!, 'latest']],
        ['cfx_getBlockByHash', ['0x12', false]],
      ] as const) {
        const {error} = await world.gateway.ask('core', method, params);
        expect(error, method).toMatchObject({code: -32602, message: expect.stringMatching(/.{20}/)});
        expect(error!.data, method).toBeUndefined();
      }
      const poor = await world.core.sign('nobody with CFX', {to: account, gas: 21_000n, nonce: 0n});
      const {error} = await world.gateway.ask('core', 'cfx_sendRawTransaction', [poor]);
      expect(error).toMatchObject({code: -32602, data: expect.stringContaining('out of balance')});
      const undecodable = await world.gateway.ask('espace', 'eth_sendRawTransaction', ['0x12']);
      expect(undecodable.error).toEqual({code: -32602, message: 'failed to decode signed transaction'});
    });

    it('cfx_getStatus counts blocks, so its number is one higher than that of the newest block', async () => {
      const {blockNumber, bestHash} = (await world.gateway.ask('core', 'cfx_getStatus')).result as Record<
        string,
        string
      >;
      const best = (await world.gateway.ask('core', 'cfx_getBlockByHash', [bestHash, false])).result as {
        blockNumber: string;
      };
      expect(Number(blockNumber)).toBe(Number(best.blockNumber) + 1);
    });

    it('fee histories have one base fee more than blocks, and none if there are no blocks', async () => {
      for (const [space, method, tag] of [
        ['core', 'cfx_feeHistory', 'latest_state'],
        ['espace', 'eth_feeHistory', 'latest'],
      ] as const)
        for (const count of [0, 1, 3]) {
          const {result} = await world.gateway.ask(space, method, [`0x${count}`, tag, []]);
          const {baseFeePerGas, gasUsedRatio} = result as {baseFeePerGas: string[]; gasUsedRatio: number[]};
          expect([gasUsedRatio.length, baseFeePerGas.length], method).toEqual([count, count && count + 1]);
        }
    });

    it('a subscription to logs ignores a range, but half a range of block numbers or an unknown block is rejected', async () => {
      const core = await openSocket(`ws://127.0.0.1:${world.node.ports.coreWs}`);
      const codeOf = async (filter: object) => (await core.ask('cfx_subscribe', ['logs', filter])).error?.code;
      for (const filter of [{fromBlock: '0x1'}, {toBlock: '0x1'}]) expect(await codeOf(filter)).toBe(-32602);
      for (const filter of [{fromEpoch: '0x1'}, {toEpoch: '0x1'}, {fromBlock: '0x5', toBlock: '0x2'}])
        expect(await codeOf(filter)).toBeUndefined();
      core.close();
      const espace = await openSocket(`ws://127.0.0.1:${world.node.ports.espaceWs}`);
      const inEspace = async (filter: object) => (await espace.ask('eth_subscribe', ['logs', filter])).error?.code;
      for (const filter of [{fromBlock: '0x1'}, {toBlock: '0x1'}, {fromBlock: '0x5', toBlock: '0x2'}])
        expect(await inEspace(filter)).toBeUndefined();
      expect(await inEspace({blockHash: `0x${'11'.repeat(32)}`})).toBe(-32603);
      espace.close();
    });

    it("the operator's port knows the methods of Core Space only", async () => {
      const {local} = world.node.ports;
      for (const method of ['eth_chainId', 'net_version', 'web3_clientVersion'])
        expect((await call(local, method)).error?.code, method).toBe(-32601);
      for (const method of [
        'cfx_getStatus',
        'pos_getStatus',
        'debug_getNetNode',
        'cfx_accounts',
        'test_posVotingStatus',
      ])
        expect((await call(local, method)).error?.code, method).not.toBe(-32601);
    });

    it('finds each of these sentences in several methods', () => {
      for (const found of [noTags, noHash, defaults, required]) expect(found.length).toBeGreaterThan(3);
    });
  },
);
