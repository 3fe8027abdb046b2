import {verifyMessage, type Hex} from 'viem';
import {beforeEach, describe, expect, it} from 'vitest';
import {developmentSecret} from '../../scripts/devnet/node/accounts';
import {TestWallet} from '../support/wallet/testWallet';

const NOWHERE = {urls: {core: {http: '', ws: ''}, espace: {http: '', ws: ''}}};
const refusal = (code: number) => ({error: expect.objectContaining({code}) as unknown});

/** The wallet that tests the dApps must behave as EIP-1193 and EIP-3326 specify. */
describe('the test wallet', () => {
  let wallet: TestWallet;
  let events: [string, unknown][];
  beforeEach(() => {
    events = [];
    wallet = new TestWallet(developmentSecret('test wallet'), NOWHERE, 1);
    wallet.emit = async (event, value) => void events.push([event, value]);
  });

  it('shows its account to a dApp that it was connected with', async () => {
    expect(await wallet.request('eth_accounts', [])).toEqual({result: []});
    expect(await wallet.request('eth_requestAccounts', [])).toEqual({result: [wallet.account.address]});
    expect(await wallet.request('eth_accounts', [])).toEqual({result: [wallet.account.address]});
  });

  it('signs for its own account once it is connected', async () => {
    const params = ['0x6869', wallet.account.address];
    expect(await wallet.request('personal_sign', params)).toEqual(refusal(4100));
    await wallet.request('eth_requestAccounts', []);
    const {result} = (await wallet.request('personal_sign', params)) as {result: Hex};
    expect(await verifyMessage({address: wallet.account.address, message: 'hi', signature: result})).toBe(true);
  });

  it('refuses what its user refuses, and what it does not know', async () => {
    wallet.refuses.add('eth_requestAccounts');
    expect(await wallet.request('eth_requestAccounts', [])).toEqual(refusal(4001));
    expect(await wallet.request('eth_accounts', [])).toEqual({result: []});
    expect(await wallet.request('wallet_watchAsset', [])).toEqual(refusal(4200));
  });

  it('learns a network before it goes there, and says so', async () => {
    expect(await wallet.request('wallet_switchEthereumChain', [{chainId: '0x47'}])).toEqual(refusal(4902));
    expect(await wallet.request('wallet_addEthereumChain', [{chainId: '0x47'}])).toEqual({result: null});
    expect(await wallet.request('eth_chainId', [])).toEqual({result: '0x47'});
    expect(await wallet.request('wallet_switchEthereumChain', [{chainId: '0x1'}])).toEqual({result: null});
    expect(events).toEqual([
      ['chainChanged', '0x47'],
      ['chainChanged', '0x1'],
    ]);
  });
});
