import fs from 'node:fs';
import type {Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import facts from '@site/src/facts/evm.json';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {assemble, byteOf, opcodeNames} from '../support/node/evm/assemble';
import {createMachine, CONTRACT, type Machine} from '../support/node/evm/machine';
import {FIXED_CHECKS} from '../support/node/evm/opcodeChecks';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createEspaceSender} from '../../scripts/devnet/world/espaceSender';

/** Opcodes that read the block: their tests compare with the block that JSON-RPC shows. */
const OF_THE_BLOCK = ['BLOCKHASH', 'COINBASE', 'TIMESTAMP', 'NUMBER', 'PREVRANDAO', 'GASLIMIT', 'BASEFEE'];
const LATER = facts.opcodes.filter(({status}) => status === 'later').map(({name}) => name);

type Block = Record<
  'number' | 'hash' | 'parentHash' | 'timestamp' | 'difficulty' | 'miner' | 'gasLimit' | 'baseFeePerGas',
  Hex
>;

describe.skipIf(nodeIsMissing('the opcodes of the compatibility page'))('opcodes of eSpace, executed', () => {
  let node: RunningNode | undefined;
  let gateway: Gateway;
  let machine: Machine;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    await gateway.mine(320);
    machine = createMachine(gateway);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });
  const blockAt = async (number: string): Promise<Block> =>
    (await gateway.ask('espace', 'eth_getBlockByNumber', [number, false])).result as Block;

  it('every opcode of the table has a check', () => {
    expect([...Object.keys(FIXED_CHECKS), ...OF_THE_BLOCK, ...LATER].sort()).toEqual([...opcodeNames].sort());
  });

  it('each opcode gives the result of the standard', async () => {
    const wrong: string[] = [];
    for (const [name, {run, gives, other}] of Object.entries(FIXED_CHECKS)) {
      const got = await machine.top(run, other).catch((error: Error) => error.message);
      if (got !== gives) wrong.push(`${name}: ${run} gives ${got}, not ${gives}`);
    }
    expect(wrong).toEqual([]);
  });

  it('the opcodes of the block read what JSON-RPC shows of the block that holds the transaction', async () => {
    // The init code returns one word for each opcode, so the new contract's code is what they read.
    const programs = [
      'NUMBER',
      'TIMESTAMP',
      'PREVRANDAO',
      'COINBASE',
      'BASEFEE',
      'GASLIMIT',
      '1 NUMBER SUB BLOCKHASH',
      '300 NUMBER SUB BLOCKHASH',
    ];
    const init = `${programs.map((program, index) => `${program} ${32 * index} MSTORE`).join(' ')} ${32 * programs.length} 0 RETURN`;
    const {contractAddress, blockNumber} = await createEspaceSender(gateway).send('account', {data: assemble(init)});
    const {result: code} = await gateway.ask('espace', 'eth_getCode', [contractAddress, 'latest']);
    const words = (code as Hex)
      .slice(2)
      .match(/.{64}/g)!
      .map((text) => BigInt(`0x${text}`));
    // GASLIMIT is the limit of a whole block of the Tree-Graph; JSON-RPC returns the half that eSpace can use.
    const block = await blockAt(blockNumber);
    const old = await blockAt(`0x${(BigInt(blockNumber) - 300n).toString(16)}`);
    expect(words).toEqual(
      [
        block.number,
        block.timestamp,
        block.difficulty,
        block.miner,
        block.baseFeePerGas,
        2n * BigInt(block.gasLimit),
        block.parentHash,
        old.hash,
      ].map(BigInt),
    );
  });

  it('a call runs one epoch after the block that it names', async () => {
    const before = await blockAt('latest');
    expect(await machine.top('NUMBER')).toBe(BigInt(before.number) + 1n);
  });

  it.each(['docs', 'i18n/zh/docusaurus-plugin-content-docs/current', 'i18n/es/docusaurus-plugin-content-docs/current'])(
    '%s: the request of the page gives the number, and a missing opcode the answer of the page',
    async (folder) => {
      const [request, refused] = [
        ...fs
          .readFileSync(`${folder}/espace/build/evm-compatibility.mdx`, 'utf8')
          .matchAll(/^```json title=.*\n([^`]+)^```/gm),
      ].map(
        ([, json]) =>
          JSON.parse(json!) as {method: string; params: [{to: string}, string, Record<string, {code: string}>]},
      );
      const answer = await gateway.ask('espace', request!.method, request!.params);
      expect(BigInt(answer.result as Hex)).toBe(BigInt((await blockAt('latest')).number) + 1n);
      const [call, block, overrides] = request!.params;
      // CLZ in place of NUMBER.
      const other = {[call.to]: {code: overrides[call.to]!.code.replace('0x43', '0x1e')}};
      expect(await gateway.ask('espace', 'eth_call', [call, block, other])).toEqual(refused);
    },
  );

  it('every other byte, and what a later version adds, is refused', async () => {
    const served = new Set(opcodeNames.filter((name) => !LATER.includes(name)).map(byteOf));
    for (let byte = 0; byte < 256; byte++) {
      if (served.has(byte)) continue;
      const text = byte.toString(16).padStart(2, '0');
      const {error} = await machine.execute(assemble(`1 1 1 1 1 1 1 #${text}`));
      expect(JSON.stringify(error), `0x${text} at ${CONTRACT}`).toMatch(/Bad instruction/);
    }
  });
});
