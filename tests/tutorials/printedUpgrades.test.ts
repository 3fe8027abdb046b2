import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {followPrinted} from '../support/followPrinted';

await followPrinted(
  'tutorials on upgrades, from what their pages show',
  PRINTED.filter(({page}) => page.includes('/upgradableContract/')),
);
