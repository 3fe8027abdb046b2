import {FILES} from './files';
import type {FactFiles} from './schemas/types';

/** The compiler knows a text in JSON as any text; the schemas, which tests compare with the files, allow only some. */
const files = FILES as unknown as FactFiles;

/**
 * Loads any file of the facts, typed by its schema: `facts('cips')`. For the build, its checks and tests. A page must
 * not import this module, which is half a megabyte. For the browser, there is a separate module for each file in this
 * folder.
 */
export const facts = <Name extends keyof FactFiles>(name: Name): FactFiles[Name] => files[name];

/** Names of all files. */
export const factFiles = Object.keys(files) as (keyof FactFiles)[];
