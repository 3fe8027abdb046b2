/** Start of a worker thread: threads do not inherit the TypeScript loader, so it is registered first. */
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register} from 'tsx/esm/api';

register();
// Node doesn't recognize files of src/, which the check shares with the site, as modules.
registerCommonJs();
await import('./worker.ts');
