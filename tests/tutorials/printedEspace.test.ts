import {registryIsMissing} from '../support/registry';
import {followPrinted} from '../support/followPrinted';
import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {packagesFolder, thirdwebFolder, toolchainFolders} from '../../scripts/devnet/tutorials/toolchain';

const others = PRINTED.filter(({page}) => !page.startsWith('core/'));
const isOffline = await registryIsMissing(
  'tutorials with packages of their own',
  others.flatMap(({packages, hardhat, unpack}) => [
    ...(packages ? [packagesFolder(packages)] : []),
    ...(hardhat ? toolchainFolders() : []),
    ...(unpack ? [thirdwebFolder()] : []),
  ]),
);

followPrinted(
  'tutorials of eSpace, from what their pages show',
  others.filter(({packages, hardhat}) => !(packages || hardhat) || !isOffline),
);
