import path from 'node:path';
import {ROOT} from '../support/claims/gasTopics';
import {describeDapp} from '../support/wallet/describeDapp';
import {runIn} from '../support/wallet/project';
import {serveFolder} from '../support/wallet/serve';

describeDapp({
  name: 'wallet-react',
  async build(folder) {
    await Promise.all([runIn(folder, 'tsc', []), runIn(folder, 'vite', ['build'])]);
    return serveFolder(path.join(folder, 'dist'));
  },
  async connected({page}) {
    // The picture of the page is made by `DAPP_SHOT=<file> npm run test:tutorials -- walletReact`.
    const shot = process.env['DAPP_SHOT'];
    if (shot) await page.screenshot({path: path.join(ROOT, shot)});
  },
});
