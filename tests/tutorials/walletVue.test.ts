import path from 'node:path';
import {describeDapp} from '../support/wallet/describeDapp';
import {runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveFolder} from '../../scripts/devnet/tutorials/dapps/serve';

describeDapp({
  name: 'wallet-vue',
  page: 'espace/tutorials/walletConnect/vuejs',
  takesFrom: 'espace/tutorials/walletConnect/reactjs',
  async build(folder) {
    await runScript(folder, 'build');
    return serveFolder(path.join(folder, 'dist'));
  },
});
