import path from 'node:path';
import type {Page} from '@playwright/test';
import {ROOT} from '../../../scripts/devnet/packages';

/**
 * Takes the screenshots of the wallet tutorials on request:
 * `DAPP_SHOTS=docs/espace/tutorials/walletConnect npm run test:tutorials -- walletReact walletConnect`
 */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['DAPP_SHOTS'];
  if (folder) await page.screenshot({path: path.join(ROOT, folder, `${name}.png`)});
}
