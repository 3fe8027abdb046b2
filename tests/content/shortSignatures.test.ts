import {PrivateKeyAccount, Transaction} from 'js-conflux-sdk';
import {fromRlp, size, type Hex} from 'viem';
import {expect, it} from 'vitest';
import {fileOf} from '../../scripts/devnet/tutorials/printed/boxes';
import {pageSource} from '../../scripts/lib/pageSource';

const MESSAGE = 'signature length is invalid';
const account = new PrivateKeyAccount(`0x${'11'.repeat(32)}`, 1);

async function raw(nonce: number): Promise<Hex> {
  const request = {
    to: account.address,
    value: 1,
    nonce,
    gas: 21_000,
    storageLimit: 0,
    epochHeight: 1,
    chainId: 1,
    type: 2,
    maxFeePerGas: 1,
    maxPriorityFeePerGas: 1,
    data: '0x',
    accessList: [],
  };
  const signed = await account.signTransaction(request as unknown as Parameters<typeof account.signTransaction>[0]);
  return (signed as unknown as {serialize(): Hex}).serialize();
}

/** The SDK's message about a transaction that it can't decode; empty if it can. */
function complaint(bytes: Hex): string {
  try {
    Transaction.decodeRaw(bytes);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

it('the SDK cannot decode signatures with a leading zero, as the page on encoding says', async () => {
  const all = await Promise.all(Array.from({length: 400}, (_, nonce) => raw(nonce + 1)));
  const isShort = (bytes: Hex) => (fromRlp(`0x${bytes.slice(10)}`) as Hex[]).slice(2).some((part) => size(part) < 32);
  const short = all.filter(isShort);
  expect(short.length).toBeGreaterThan(0);
  expect(all.filter((bytes) => complaint(bytes) !== '')).toEqual(short);
  expect(new Set(short.map(complaint))).toEqual(new Set([MESSAGE]));
  expect(pageSource(fileOf('core/core-space-basics/transactions/encoding-signning'))).toContain(
    `RangeError: ${MESSAGE}`,
  );
});
