import path from 'node:path';
import {describeDapp} from '../support/wallet/describeDapp';
import {runScript} from '../../scripts/devnet/tutorials/dapps/project';
import {serveFolder} from '../../scripts/devnet/tutorials/dapps/serve';

describeDapp({
  name: 'wallet-vue',
  shared: {'wallet-react/src/espace.ts': 'src/espace.ts', 'wallet-react/src/style.css': 'src/style.css'},
  async build(folder) {
    await runScript(folder, 'build');
    return serveFolder(path.join(folder, 'dist'));
  },
});
