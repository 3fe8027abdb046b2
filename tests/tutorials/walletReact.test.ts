import path from 'node:path';
import {describeDapp} from '../support/wallet/describeDapp';
import {runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveFolder} from '../../scripts/devnet/tutorials/dapps/serve';
import {shoot} from '../support/wallet/shoot';

describeDapp({
  name: 'wallet-react',
  page: 'espace/tutorials/walletConnect/reactjs',
  async build(folder) {
    await runScript(folder, 'build');
    return serveFolder(path.join(folder, 'dist'));
  },
  developed: 'src/main.tsx',
  connected: ({page}) => shoot(page, 'dapp'),
});
