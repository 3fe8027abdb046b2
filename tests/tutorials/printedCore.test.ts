import {registryIsMissing} from '../support/registry';
import {followPrinted} from '../support/followPrinted';
import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {packagesFolder} from '../../scripts/devnet/tutorials/toolchain';

const core = PRINTED.filter(({page}) => page.startsWith('core/'));
const isOffline = await registryIsMissing(
  'tutorials with packages of their own',
  core.flatMap(({packages}) => (packages ? [packagesFolder(packages)] : [])),
);

followPrinted(
  'tutorials of Core Space, from what their pages show',
  core.filter(({packages}) => !packages || !isOffline),
);
