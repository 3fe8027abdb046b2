import {expect} from 'vitest';
import {describeDapp} from '../support/wallet/describeDapp';
import {programPath, runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveProgram} from '../../scripts/devnet/tutorials/dapps/serve';

describeDapp({
  name: 'wallet-next',
  page: 'espace/tutorials/walletConnect/nextjs',
  takesFrom: 'espace/tutorials/walletConnect/reactjs',
  async build(folder) {
    await runScript(folder, 'build');
    return serveProgram(folder, programPath('next'), (port) => ['start', '-H', '127.0.0.1', '-p', String(port)]);
  },
  async connected({page, wallet}, {origin}) {
    // With the cookie, the account is in what the server sends, before any script runs.
    const account = `<code>${wallet.account.address}</code>`;
    expect(await (await page.context().request.get(origin)).text()).toContain(account);
    const stranger = await (await fetch(origin)).text();
    expect(stranger).toContain('Wallet on eSpace');
    expect(stranger).not.toContain(wallet.account.address);
  },
});
