/**
 * Starts the content part of `npm run check` from one bundled file, which is rebuilt after one of its sources has
 * changed.
 */
import path from 'node:path';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {bundledCheck} from './engine/bundle.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const cache = process.env.CHECK_CACHE ?? path.join(root, 'node_modules/.cache/check');
await import(pathToFileURL(await bundledCheck(root, cache)).href);
