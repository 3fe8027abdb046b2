import {getCreate2Address, keccak256, type Hex} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import deployed from '@site/src/facts/deployed-contracts.json';
import facts from '@site/src/facts/evm.json';
import precompiles from '@site/src/facts/precompiles.json';
import {protocolFact} from '@site/src/facts';
import {espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {assemble} from '../support/node/evm/assemble';
import {CALLER, CONTRACT, createMachine, OTHER, type Machine} from '../support/node/evm/machine';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {deployKeyless, HISTORY_CONTRACT} from '../support/node/keyless';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {createEspaceSender, type EspaceSender} from '../../scripts/devnet/world/espaceSender';

const numberOf = (id: string): bigint => BigInt(protocolFact(id).value as number);
/** The gas between two readings, without that of the second reading. */
const costOf = (program: string): string => `GAS ${program} GAS SWAP1 SUB 2 SWAP1 SUB`;
const EMPTY = '0x00000000000000000000000000000000000e3a17';

/** Proposals that only add an opcode: `evmOpcodes.test.ts` runs it. */
const BY_OPCODE = facts.opcodes.flatMap(({eip}) => eip ?? []);

/** Number of zero bytes that each precompile receives, its price for them, and the length of its result. */
const PRECOMPILES: Record<string, [input: number, gas: bigint, output: number]> = {
  '0x01': [0, 3000n, 0],
  '0x02': [0, 60n, 32],
  '0x03': [0, 600n, 32],
  '0x04': [32, 18n, 32],
  '0x05': [0, 200n, 0],
  '0x06': [128, 150n, 64],
  '0x07': [96, 6000n, 64],
  '0x08': [0, 45_000n, 32],
  '0x09': [213, 0n, 64],
  '0x0b': [256, 375n, 128],
  '0x0c': [160, 12_000n, 128],
  '0x0d': [512, 600n, 256],
  '0x0e': [288, 22_500n, 256],
  '0x0f': [384, 70_300n, 32],
  '0x10': [64, 5500n, 128],
  '0x11': [128, 23_800n, 256],
};

describe.skipIf(nodeIsMissing('the proposals of the compatibility page'))('EIPs in eSpace, executed', () => {
  let node: RunningNode | undefined;
  let gateway: Gateway;
  let machine: Machine;
  let sender: EspaceSender;
  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
    await gateway.mine(320);
    machine = createMachine(gateway);
    sender = createEspaceSender(gateway);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  const estimate = async (request: Record<string, unknown>, overrides: unknown = {}): Promise<bigint> => {
    const {result, error} = await gateway.ask('espace', 'eth_estimateGas', [
      {from: espaceAccount('account').address, ...request},
      'latest',
      overrides,
    ]);
    if (error) throw new Error(JSON.stringify(error));
    return BigInt(result as Hex);
  };
  const codeAt = async (address: string) =>
    (await gateway.ask('espace', 'eth_getCode', [address, 'latest'])).result as Hex;
  const receiptField = async (hash: Hex, field: string) =>
    ((await gateway.ask('espace', 'eth_getTransactionReceipt', [hash])).result as Record<string, Hex>)[field];
  /** Init code that deploys zeros. */
  const deploying = (bytes: number) => assemble(`${bytes} 0 RETURN`);

  async function priceOf(address: string, input: number): Promise<bigint> {
    const spent = (to: string) => machine.top(costOf(`0 0 ${input} 0 ${BigInt(to)} GAS STATICCALL POP`));
    // Compared with the identity contract, whose price is known: the rest is the precompile's own price.
    return (await spent(address)) - (await spent('0x04')) + 15n + 3n * BigInt(Math.ceil(input / 32));
  }

  const CHECKS: Record<number, () => Promise<void>> = {
    152: async () => expect(await priceOf('0x09', 213)).toBe(0n),
    155: async () => {
      await expect(sender.send('account', {to: EMPTY, value: 1n, gas: 21_000n, chainId: 1})).rejects.toThrow();
    },
    170: async () => {
      const {contractAddress} = await sender.send('account', {
        data: deploying(Number(numberOf('codeSizeLimitEthereum')) + 1),
        gas: 11_000_000n,
      });
      expect((await codeAt(contractAddress!)).length).toBe(2 + 2 * (Number(numberOf('codeSizeLimitEthereum')) + 1));
    },
    196: async () => expect(await priceOf('0x06', 128)).toBe(150n),
    197: async () => expect(await priceOf('0x08', 0)).toBe(45_000n),
    198: async () =>
      expect(
        await machine.top(
          '1 0 MSTORE 1 32 MSTORE 1 64 MSTORE 3 96 MSTORE8 5 97 MSTORE8 7 98 MSTORE8 1 128 99 0 5 GAS STATICCALL POP 128 MLOAD 248 SHR',
        ),
      ).toBe(5n),
    1014: async () => {
      const init = '0x60aa5f5360015ff3';
      const expected = getCreate2Address({
        from: CONTRACT,
        salt: `0x${'00'.repeat(31)}01`,
        bytecodeHash: keccak256(init),
      });
      expect(await machine.top(`${init} 0 MSTORE 1 8 24 0 CREATE2`)).toBe(BigInt(expected));
    },
    1108: async () =>
      expect([await priceOf('0x06', 128), await priceOf('0x07', 96), await priceOf('0x08', 0)]).toEqual([
        150n,
        6000n,
        45_000n,
      ]),
    1559: async () => {
      const {transactionHash, blockNumber} = await sender.send('account', {
        type: 'eip1559',
        to: EMPTY,
        value: 1n,
        gasPrice: 30_000_000_000n,
        gas: 100_000n,
      });
      const {baseFeePerGas} = (await gateway.ask('espace', 'eth_getBlockByNumber', [blockNumber, false])).result as {
        baseFeePerGas: Hex;
      };
      expect(await receiptField(transactionHash, 'effectiveGasPrice')).toBe(
        `0x${(BigInt(baseFeePerGas) + 30_000_000_000n).toString(16)}`,
      );
      // Without a refund, at most a quarter of the limit is returned: 75,000 of 100,000 are paid.
      expect(BigInt((await receiptField(transactionHash, 'gasFee'))!)).toBe(
        75_000n * (BigInt(baseFeePerGas) + 30_000_000_000n),
      );
    },
    2028: async () => {
      const overrides = {[OTHER]: {code: '0x60015f55'}};
      expect(
        (await estimate({to: OTHER, data: '0xff'}, overrides)) - (await estimate({to: OTHER, data: '0x00'}, overrides)),
      ).toBe(12n);
    },
    2537: async () => {
      for (const address of ['0x0b', '0x0c', '0x0d', '0x0e', '0x0f', '0x10', '0x11'])
        expect(await priceOf(address, PRECOMPILES[address]![0]), address).toBe(PRECOMPILES[address]![1]);
    },
    2565: async () => expect(await priceOf('0x05', 0)).toBe(200n),
    2929: async () => {
      expect(await machine.top(costOf('1 SLOAD POP'))).toBe(3n + 2100n + 2n);
      expect(await machine.top(`1 SLOAD ${costOf('1 SLOAD POP')}`)).toBe(3n + 100n + 2n);
      expect(await machine.top(costOf(`${BigInt(OTHER)} BALANCE POP`))).toBe(3n + 2600n + 2n);
    },
    2930: async () => {
      const slot = `0x${'00'.repeat(31)}01`;
      const code = assemble(`${costOf('1 SLOAD POP')} 0 MSTORE 32 0 RETURN`);
      const {result} = await gateway.ask('espace', 'eth_call', [
        {from: CALLER, to: CONTRACT, accessList: [{address: CONTRACT, storageKeys: [slot]}]},
        'latest',
        {[CONTRACT]: {code}},
      ]);
      expect(BigInt(result as Hex)).toBe(105n);
      expect(await estimate({to: EMPTY, accessList: [{address: OTHER, storageKeys: [slot]}]})).toBe(
        21_000n + 2400n + 1900n,
      );
      const {transactionHash} = await sender.send('account', {type: 'eip2930', to: EMPTY, value: 1n, accessList: []});
      expect(await receiptField(transactionHash, 'type')).toBe('0x1');
    },
    2935: async () => {
      const history = await deployKeyless(HISTORY_CONTRACT, sender);
      expect(history).toBe(deployed.find(({id}) => id === 'eip2935HistoryStorageEspace')!.hex);
      await gateway.mine();
      const {number, parentHash} = (await gateway.ask('espace', 'eth_getBlockByNumber', ['latest', false])).result as {
        number: Hex;
        parentHash: Hex;
      };
      const hashOf = async (height: bigint) =>
        (
          await gateway.ask('espace', 'eth_call', [
            {to: history, data: `0x${height.toString(16).padStart(64, '0')}`},
            'latest',
          ])
        ).result;
      expect(await hashOf(BigInt(number) - 1n)).toBe(parentHash);
      // Block hashes from before the deployment were not recorded.
      expect(BigInt((await hashOf(1n)) as Hex)).toBe(0n);
    },
    3529: async () => {
      // Zero as data clears as many slots as the code has SSTOREs; any other word sets them.
      const usedBy = async (slots: number) => {
        const code = Array.from({length: slots}, (_, slot) => `0 CALLDATALOAD ${slot} SSTORE`).join(' ');
        const bytes = assemble(code).slice(2);
        const {contractAddress} = await sender.send('account', {
          data: assemble(
            `#${(0x5f + bytes.length / 2).toString(16)}${bytes} 0 MSTORE ${bytes.length / 2} ${32 - bytes.length / 2} RETURN`,
          ),
          gas: 300_000n,
        });
        const used: bigint[] = [];
        for (const last of ['07', '07', '00']) {
          const {transactionHash} = await sender.send('account', {
            to: contractAddress!,
            data: `0x${'00'.repeat(31)}${last}`,
            gas: 300_000n,
          });
          used.push(BigInt((await receiptField(transactionHash, 'gasUsed'))!));
        }
        return used as [bigint, bigint, bigint];
      };
      // A second write of the same value costs only the access; a reset costs 2,800 more, and a zero byte of data 12
      // less.
      const [, same, cleared] = await usedBy(1);
      expect(same - cleared).toBe(12n - 2800n + numberOf('storageClearRefund'));
      const [, sameOfMany, clearedOfMany] = await usedBy(5);
      const before = sameOfMany + 5n * 2800n - 12n;
      expect(clearedOfMany).toBe(before - before / 5n);
    },
    3541: async () => {
      await expect(estimate({data: assemble('0xef 0 MSTORE8 1 0 RETURN')})).rejects.toThrow();
      await expect(estimate({data: assemble('0xee 0 MSTORE8 1 0 RETURN')})).resolves.toBeGreaterThan(53_000n);
    },
    3651: async () => {
      // The node looks for the miner among the accounts of Core Space, so the address stays cold in eSpace.
      const init = `${costOf('COINBASE BALANCE POP')} 0 MSTORE 32 0 RETURN`;
      const {contractAddress} = await sender.send('account', {data: assemble(init)});
      expect(BigInt(await codeAt(contractAddress!))).toBe(2n + 2600n + 2n);
    },
    3860: async () => {
      const limit = Number(numberOf('codeSizeLimit'));
      await expect(estimate({data: `0x${'00'.repeat(limit)}`})).resolves.toBeGreaterThan(53_000n);
      await expect(estimate({data: `0x${'00'.repeat(limit + 1)}`})).rejects.toThrow();
    },
    4788: async () => {
      const {result} = await gateway.ask('espace', 'eth_getBlockByNumber', ['latest', false]);
      expect(Object.keys(result as object)).not.toContain('parentBeaconBlockRoot');
    },
    4844: async () => {
      const {error} = await gateway.ask('espace', 'eth_sendRawTransaction', ['0x03c0']);
      expect(error).toBeDefined();
    },
    4895: async () => {
      const {result} = await gateway.ask('espace', 'eth_getBlockByNumber', ['latest', false]);
      expect(Object.keys(result as object)).not.toContain('withdrawals');
    },
    6780: async () => {
      const {contractAddress} = await sender.send('account', {data: '0x6133ff5f526002601ef3'});
      await sender.send('account', {to: contractAddress!, value: 3n, gas: 300_000n});
      expect(await codeAt(contractAddress!)).toBe('0x33ff');
    },
    7623: async () => {
      expect(await estimate({to: EMPTY, data: '0xff'})).toBe(21_040n);
      expect(await estimate({to: EMPTY, data: '0x00'})).toBe(21_010n);
    },
    7702: async () => {
      const {address} = espaceAccount('delegated');
      const target = '0x00000000000000000000000000000000000000aa';
      const {transactionHash} = await sender.send('delegated', {
        type: 'eip7702',
        to: EMPTY,
        delegateTo: target,
        gas: 71_000n,
      });
      expect(await codeAt(address)).toBe(`0xef0100${target.slice(2)}`);
      expect(await receiptField(transactionHash, 'gasUsed')).toBe(`0x${(71_000).toString(16)}`);
    },
    7823: async () =>
      expect(await machine.top('1025 0 MSTORE 1 32 MSTORE 1 64 MSTORE 0 0 1123 0 5 GAS STATICCALL')).toBe(1n),
    7883: async () => expect(await priceOf('0x05', 0)).toBeLessThan(500n),
    7951: async () => expect(await machine.top('0 0 160 0 256 GAS STATICCALL POP RETURNDATASIZE')).toBe(0n),
  };

  it('every proposal that the page calls checked has a check, and no other', () => {
    const called = facts.eips.filter(({run}) => run !== false).map(({eip}) => eip);
    expect(
      [
        ...new Set([
          ...Object.keys(CHECKS).map(Number),
          ...BY_OPCODE.filter((eip) => facts.eips.some((row) => row.eip === eip)),
        ]),
      ].sort((a, b) => a - b),
    ).toEqual(called);
  });

  it.each(facts.eips.filter(({eip}) => CHECKS[eip]))('EIP-$eip $name: $status', async ({eip}) => {
    await CHECKS[eip]!();
  });

  it('precompiles have the prices of Ethereum and answer', async () => {
    for (const [address, [input, gas, output]] of Object.entries(PRECOMPILES)) {
      expect(await priceOf(address, input), address).toBe(gas);
      expect(await machine.top(`0 0 ${input} 0 ${BigInt(address)} GAS STATICCALL POP RETURNDATASIZE`), address).toBe(
        BigInt(output),
      );
    }
    // The point evaluation fails for an invalid proof; a call to an account without code would succeed.
    expect(await machine.top('0 0 192 0 10 100000 STATICCALL')).toBe(0n);
    const served = precompiles.filter(({status}) => status === 'same');
    expect(served.map(({address}) => address).sort()).toEqual([...Object.keys(PRECOMPILES), '0x0a'].sort());
    // Prices that do not depend on the input are whole numbers in the facts.
    for (const {address, gas} of served.filter(({address, gas}) => /^\d+$/.test(gas) && address !== '0x0a'))
      expect(PRECOMPILES[address]?.[1], address).toBe(BigInt(gas));
  });

  it('gas differs where the page says so', async () => {
    expect(await machine.top(costOf('6 1 SSTORE'))).toBe(6n + 2100n + numberOf('sstoreNewEspace'));
    // Seven pushes, a cold address, a value without its stipend, and POP.
    expect(await machine.top(costOf('0 0 0 0 1 987654321 0 CALL POP'))).toBe(
      21n + 2600n + 9000n - 2300n + 2n + numberOf('newAccountEspace'),
    );
    const creation = async (bytes: number) =>
      BigInt(
        (await receiptField(
          (await sender.send('account', {data: deploying(bytes), gas: 60_000n})).transactionHash,
          'gasUsed',
        ))!,
      );
    expect((await creation(2)) - (await creation(1))).toBe(numberOf('codeDepositEspace'));
    expect(await machine.top(costOf('1 NUMBER SUB BLOCKHASH POP'))).toBe(3n + 2n + 3n + 100n + 2n);
    expect(await machine.top(costOf('300 NUMBER SUB BLOCKHASH POP'))).toBe(3n + 2n + 3n + 2100n + 2n);
  });
});
