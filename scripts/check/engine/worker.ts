import {parentPort} from 'node:worker_threads';
import {scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules/perFile';
import type {Job} from './pool';

// As text, which is the form of the cache: copying the object between threads takes longer.
parentPort?.on('message', (job: Job) =>
  parentPort?.postMessage(JSON.stringify(scan(job.path, job.text, TEXT_RULES, PAGE_RULES))),
);
parentPort?.postMessage('ready');
