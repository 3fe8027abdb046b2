#!/usr/bin/env node
import {existsSync} from 'node:fs';

// The package has the finished file. In a checkout, it is made from the sources at every start, which takes a moment.
if (existsSync(new URL('bundle.mjs', import.meta.url))) await import('./bundle.mjs');
await import('./dist/cli.mjs');
