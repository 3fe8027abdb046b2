/** Writes compressed versions of the files of a finished build, for a server that sends them. */
import path from 'node:path';
import {precompress} from './server/precompress';

void precompress(path.resolve('build')).then((written) => console.log(`${written} compressed files written.`));
