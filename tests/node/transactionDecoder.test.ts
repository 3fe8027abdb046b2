import {keccak256, type Hex} from 'viem';
import {sign} from 'viem/accounts';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hexOf} from '@site/src/components/parts/Calculator/bytes';
import {rawBytes, signingBytes} from '@site/src/components/tools/TransactionDecoder/model/encode';
import {explainHex, rawHex} from '@site/src/components/tools/TransactionDecoder/model/explain';
import {
  FORMS,
  KINDS,
  type Fields,
  type Kind,
  type Transaction,
} from '@site/src/components/tools/TransactionDecoder/model/kinds';
import {ORDER} from '@site/src/components/tools/TransactionDecoder/model/signature';
import {recover} from '@site/src/components/tools/TransactionDecoder/model/signer';
import {shownAddress} from '@site/src/components/tools/TransactionDecoder/model/texts';
import {coreAccount, developmentSecret, espaceAccount} from '../../scripts/devnet/node/accounts';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {startGateway, type Gateway} from '../../scripts/devnet/gateway';
import {startNode, type RunningNode} from '../../scripts/devnet/node/process';
import {TEST_NETWORK_CHAIN_IDS} from '../../scripts/devnet/node/toml';

const PRICE = 20n * 10n ** 9n;
const SLOT = `0x${'0'.repeat(63)}1`;
/** The node's addresses contain the type of the account. */
const plain = (address: unknown): string =>
  String(address)
    .toLowerCase()
    .replace(/:type\.\w+:/g, ':');
const withByte = (bytes: Uint8Array, at: number, value: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? value : byte));
const spaceOf = (kind: Kind) => FORMS[kind].space;

describe.skipIf(nodeIsMissing('the transaction decoder against the node'))('the transaction decoder', () => {
  let node: RunningNode;
  let gateway: Gateway;
  const to = {core: `0x1${'2'.repeat(39)}`, espace: `0x${'3'.repeat(40)}`};

  beforeAll(async () => {
    node = await startNode();
    gateway = await startGateway(node);
  }, 60_000);
  afterAll(async () => {
    await gateway?.close();
    await node?.stop();
  });

  const ask = async <Result>(space: 'core' | 'espace', method: string, ...params: unknown[]) =>
    (await gateway.ask(space, method, params)).result as Result;
  const post = (kind: Kind, raw: string) =>
    gateway.askWithoutMining(
      spaceOf(kind),
      spaceOf(kind) === 'core' ? 'cfx_sendRawTransaction' : 'eth_sendRawTransaction',
      [raw],
    );

  async function signed(transaction: Transaction): Promise<Transaction> {
    const {r, s, yParity} = await sign({
      hash: keccak256(signingBytes(transaction)),
      privateKey: developmentSecret('account'),
    });
    return {...transaction, signature: {r: BigInt(r), s: BigInt(s), yParity: yParity as 0 | 1}};
  }

  /** A transfer of a kind with the next nonce and current epoch. */
  async function fieldsOf(kind: Kind): Promise<Fields> {
    const space = spaceOf(kind);
    const nonce = BigInt(
      space === 'core'
        ? await ask<Hex>('core', 'cfx_getNextNonce', coreAccount('account').address)
        : await ask<Hex>('espace', 'eth_getTransactionCount', espaceAccount('account').address, 'latest'),
    );
    const authorization = await espaceAccount('delegated').signAuthorization({
      chainId: TEST_NETWORK_CHAIN_IDS[1],
      nonce: 0,
      contractAddress: to.espace as Hex,
    });
    const all: Required<Fields> = {
      nonce,
      gasPrice: PRICE,
      maxFeePerGas: PRICE,
      maxPriorityFeePerGas: 10n ** 9n,
      gas: 100_000n,
      to: to[space],
      value: 5n,
      storageLimit: 64n,
      data: '0x1234',
      epochHeight: space === 'core' ? BigInt(await ask<Hex>('core', 'cfx_epochNumber')) : 0n,
      chainId: BigInt(TEST_NETWORK_CHAIN_IDS[space === 'core' ? 0 : 1]),
      accessList: [{address: to[space], storageKeys: [SLOT]}],
      authorizationList: [
        {
          chainId: BigInt(authorization.chainId),
          nonce: 0n,
          address: to.espace,
          yParity: BigInt(authorization.yParity!),
          r: BigInt(authorization.r),
          s: BigInt(authorization.s),
        },
      ],
    };
    return Object.fromEntries(FORMS[kind].fields.map((name) => [name, all[name]]));
  }
  const make = async (kind: Kind): Promise<Transaction> => signed({kind, fields: await fieldsOf(kind)});

  it.each(KINDS)('%s: the node accepts what is written, and returns what is read', async (kind) => {
    const transaction = await make(kind);
    const raw = rawHex(transaction);
    const read = explainHex(raw, recover);
    if (!read.ok) throw new Error(JSON.stringify(read));
    const answer = await post(kind, raw);
    expect(answer).not.toHaveProperty('error');
    expect(answer.result).toBe(read.hash);
    await gateway.mine();
    const space = spaceOf(kind);
    const stored = await ask<Record<string, unknown>>(
      space,
      space === 'core' ? 'cfx_getTransactionByHash' : 'eth_getTransactionByHash',
      read.hash,
    );
    const {fields} = transaction;
    const shown = (hex: string) => shownAddress(kind, hex, fields.chainId).toLowerCase();
    expect(plain(stored.from)).toBe(shown(read.signer!));
    expect(plain(stored.to)).toBe(shown(fields.to!));
    for (const name of [
      'nonce',
      'gas',
      'value',
      'gasPrice',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
      'storageLimit',
      'epochHeight',
      'chainId',
    ] as const) {
      if (fields[name] !== undefined) expect(BigInt(stored[name] as Hex), name).toBe(fields[name]);
    }
    expect(stored.data ?? stored.input).toBe(fields.data);
    if (fields.accessList)
      expect(plain(JSON.stringify(stored.accessList))).toBe(
        plain(JSON.stringify(fields.accessList.map((one) => ({...one, address: shown(one.address)})))),
      );
    const {r, s} = transaction.signature!;
    expect([BigInt(stored.r as Hex), BigInt(stored.s as Hex)]).toEqual([r, s]);
    if (kind === 'espace4') expect(read.authorities).toEqual([espaceAccount('delegated').address.toLowerCase()]);
  });

  it.each(KINDS)('%s: both reject a byte after the end', async (kind) => {
    const raw = `${rawHex(await make(kind))}00`;
    expect(explainHex(raw, recover)).toMatchObject({ok: false, problem: 'trailing', at: (raw.length - 4) / 2});
    expect(await post(kind, raw)).toHaveProperty('error.code', -32_602);
  });

  it('rejects what the node rejects', async () => {
    const transaction = await make('core2');
    const evm = await make('espace2');
    const bad = (one: Transaction, change: (bytes: Uint8Array) => Uint8Array) => hexOf(change(rawBytes(one)));
    const {signature} = transaction;
    const high: Transaction = {
      ...transaction,
      signature: {r: signature!.r, s: ORDER - signature!.s, yParity: signature!.yParity ? 0 : 1},
    };
    const cases: readonly [string, Kind, string][] = [
      ['truncated', 'core2', bad(transaction, (bytes) => bytes.slice(0, -1))],
      ['coreType', 'core2', bad(transaction, (bytes) => withByte(bytes, 3, 4))],
      ['blobType', 'espace2', bad(evm, (bytes) => withByte(bytes, 0, 3))],
      ['highS', 'core2', rawHex(high)],
      ['leadingZero', 'espace2', explicitZero(evm)],
      ['unsigned', 'core2', hexOf(signingBytes(transaction))],
      ['unsigned', 'espace2', hexOf(signingBytes(evm))],
    ];
    for (const [reason, kind, raw] of cases) {
      const read = explainHex(raw, recover);
      expect(read.ok ? (read.transaction.signature ? 'accepted' : 'unsigned') : read.problem).toBe(reason);
      expect(await post(kind, raw), reason).toHaveProperty('error');
    }
  });
});

/** The same list with its nonce as a zero byte instead of the empty string, or before its number. */
function explicitZero({fields}: Transaction): string {
  const raw = rawBytes({kind: 'espace2', fields: {...fields, nonce: 0n}});
  // 02, header of the list (2 bytes), chain ID, nonce.
  const at = raw.indexOf(0x80, 3);
  return hexOf(withByte(raw, at, 0));
}
