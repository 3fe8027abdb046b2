/** Start of the thread from sources, as worker.mjs is. */
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register} from 'tsx/esm/api';

register();
registerCommonJs();
await import('./ahead.ts');
