/** Start of a worker thread: threads do not inherit the TypeScript loader, so it is registered first. */
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register} from 'tsx/esm/api';

register();
// Files of src/, which the check shares with the site, are no modules to Node.
registerCommonJs();
await import('./worker.ts');
