/** Start of a worker thread: threads do not inherit the TypeScript loader, so it is registered first. */
import {register} from 'tsx/esm/api';

register();
await import('./worker.ts');
