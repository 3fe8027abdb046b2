import {parentPort} from 'node:worker_threads';
import {scan} from '../parse/scan';
import {PAGE_RULES, TEXT_RULES} from '../rules/perFile';
import type {Job} from './pool';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(scan(job.path, job.text, TEXT_RULES, PAGE_RULES)));
parentPort?.postMessage('ready');
