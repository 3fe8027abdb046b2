import fs from 'node:fs';
import path from 'node:path';
import type {StepOutcome} from '../../evm/calls/data';
import {FOLDERS, type LocaleFolder} from '../../languages';
import {readCalls} from './readCalls';

/** Folder of the topics, from the project's root. */
export const CALL_TOPICS = 'src/snippets/js';
export const CALLS_FILE = 'calls.json';
/** What a node did, written by `npm run claims -- calls`. */
export const RECORDED_CALLS = 'calls.recorded.json';
const ROOT = path.join(__dirname, '../../..');

/** The content of a topic's `calls.recorded.json`. */
export interface CallsRecord {
  readonly node: string;
  readonly runs: Readonly<Record<string, readonly StepOutcome[]>>;
}

/** What `<RunCalls topic="…" run="…" />` shows before it has run: the steps, and what they did on a node. */
export function callsProps(topic: string, id: string, language: LocaleFolder): Record<string, unknown> {
  const folder = `${CALL_TOPICS}/${topic}`;
  const read = (file: string): string => {
    if (!fs.existsSync(path.join(ROOT, folder, file)))
      throw new Error(`<RunCalls topic="${topic}" />: there is no ${folder}/${file}. Add it, or correct the topic.`);
    return fs.readFileSync(path.join(ROOT, folder, file), 'utf8');
  };
  const {runs, accounts, amounts} = readCalls(`${folder}/${CALLS_FILE}`, read(CALLS_FILE), {
    all: FOLDERS,
    own: language,
  });
  const own = runs.find(({run}) => run.id === id)?.run;
  const {node, runs: recorded} = JSON.parse(read(RECORDED_CALLS)) as CallsRecord;
  if (!own || !recorded[id])
    throw new Error(`<RunCalls topic="${topic}" run="${id}" />: there are ${Object.keys(recorded).join(', ')}.`);
  return {
    steps: own.steps,
    accounts,
    amounts: Object.fromEntries(own.amounts.map((name) => [name, amounts[name]])),
    recorded: recorded[id],
    node,
  };
}
