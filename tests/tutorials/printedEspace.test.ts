import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {followPrinted} from '../support/followPrinted';

// Those on upgrades have a file of their own, so that two processors share the work.
await followPrinted(
  'tutorials of eSpace, from what their pages show',
  PRINTED.filter(({page}) => !page.startsWith('core/') && !page.includes('/upgradableContract/')),
);
