import {confluxESpaceTestnet} from 'viem/chains';
import {expect} from 'vitest';
import type {Gateway} from '../../../scripts/devnet/gateway';
import {developmentSecret} from '../../../scripts/devnet/node/accounts';
import {createEspaceSender} from '../../../scripts/devnet/world/espaceSender';
import {injectWallet, WALLET} from './injectWallet';
import {openDapp} from './dappPage';
import {TestWallet} from './testWallet';

/** The first request compiles a page. */
const COMPILE_MS = 180_000;

/** The page with the vote form, and the numbers that the home page must show after the vote. */
export interface Ballot {
  origin: string;
  gateway: Gateway;
  shows: string;
}

/**
 * Connects on another network, switches, votes on the home page, and gets a rejection of a second vote in the form of
 * the debug page.
 */
export async function voteAs(name: string, choice: 'Yes' | 'No', {origin, gateway, shows}: Ballot): Promise<void> {
  const wallet = new TestWallet(developmentSecret(name), gateway, 1);
  await createEspaceSender(gateway).send('faucet', {to: wallet.account.address, value: 10n ** 18n});
  const dapp = await openDapp(origin, gateway);
  const {page} = dapp;
  const shown = (text: string | RegExp) => page.getByText(text).first().waitFor();
  try {
    await page.setViewportSize({width: 1200, height: 900});
    await injectWallet(page, wallet);
    await page.goto(origin, {timeout: COMPILE_MS});
    await shown('Ship it?');
    await page.getByRole('button', {name: 'Connect Wallet'}).click();
    await page.getByText(WALLET.name).first().click();
    await page.getByText('Wrong network').click();
    await page.getByText(`Switch to ${confluxESpaceTestnet.name}`).click();
    await page.getByRole('button', {name: choice, exact: true}).click();
    await shown('Your vote is counted.');
    await shown(shows);
    await page.goto(`${origin}/debug`, {timeout: COMPILE_MS});
    await page.locator('input[placeholder*="choice"]').fill('true');
    // The form exists before the wallet is connected again, and rejects votes until then.
    await expect
      .poll(
        async () => {
          await page.getByRole('button', {name: /Send/}).click();
          return page
            .getByText(/reverted/i)
            .first()
            .waitFor({timeout: 3000})
            .then(
              () => 'refused',
              () => 'nothing was said',
            );
        },
        {timeout: 60_000},
      )
      .toBe('refused');
  } catch (error) {
    throw new Error(
      `${String(error)}\nThe page showed: ${await page
        .locator('body')
        .innerText()
        .catch(() => 'nothing')}\nIts own errors: ${dapp.faults.join('\n') || 'none'}`,
      {cause: error},
    );
  } finally {
    await dapp.close();
  }
}
