/** Starts the thread from its sources, as worker.mjs does. */
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register} from 'tsx/esm/api';

register();
registerCommonJs();
await import('./ahead.ts');
