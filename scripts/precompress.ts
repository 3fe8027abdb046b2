/**
 * Writes compressed versions of the files of a finished build, for a server that sends them: all forms, or those of the
 * arguments (`gz`, `br`).
 */
import path from 'node:path';
import {precompress} from './server/precompress';

const forms = process.argv.slice(2);
void precompress(path.resolve('build'), forms.length > 0 ? forms : undefined).then((written) =>
  console.log(`${written} compressed files written.`),
);
