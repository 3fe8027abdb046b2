import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {followPrinted} from '../support/followPrinted';

await followPrinted(
  'tutorials of Core Space, from what their pages show',
  PRINTED.filter(({page}) => page.startsWith('core/')),
);
