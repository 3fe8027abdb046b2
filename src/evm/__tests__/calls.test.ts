import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {callsFile, callsOf} from '@site/scripts/devnet/claims/calls/recordCalls';
import {callTopics} from '@site/src/plugins/docusaurus-plugin-attacks/callsData';
import type {CallsRecord} from '@site/src/remark/calls/callsProps';
import {runCalls} from '../calls/runCalls';

const runs = callTopics(process.cwd()).flatMap((topic) => {
  const data = callsOf(topic);
  const recorded = JSON.parse(fs.readFileSync(callsFile(topic), 'utf8')) as CallsRecord;
  return data.runs.map((run) => ({name: `${topic}, ${run.id}`, data, run, recorded: recorded.runs[run.id]!}));
});

describe('the EVM of pages does in both spaces what the node did', () => {
  it.each(runs)('$name, also with the accounts of the page', async ({data, run, recorded}) => {
    const request = {run: run.id, amounts: {}};
    expect(await runCalls(data, request, `${data.topic} ${run.id} `)).toEqual(recorded);
    // The page compares this run with the record, byte by byte.
    expect(JSON.stringify(await runCalls(data, request))).toBe(JSON.stringify(recorded));
  });

  it.each(runs)('$name: exactly the steps that say so revert', ({run, recorded}) => {
    expect(recorded.map(({succeeded}) => succeeded)).toEqual(
      run.steps.map((step) => !('reverts' in step && step.reverts)),
    );
  });
});

describe('the amounts of a reader', () => {
  it('change what the calls do', async () => {
    const data = callsOf('first-contract');
    const outcomes = await runCalls(data, {run: 'take', amounts: {goal: '3', gift: '3'}});
    // With the gift, the goal is reached, so the first attempt of the owner succeeds and empties the jar.
    expect(outcomes.slice(2).map(({reason}) => reason)).toEqual([
      'only the owner',
      undefined,
      undefined,
      'the goal is not reached',
      undefined,
      undefined,
    ]);
  });

  it('are numbers, and the run is one of the topic', async () => {
    const data = callsOf('first-contract');
    await expect(runCalls(data, {run: 'take', amounts: {goal: 'many'}})).rejects.toThrow('not a number of CFX');
    await expect(runCalls(data, {run: 'leave', amounts: {}})).rejects.toThrow('no run "leave"');
  });
});
