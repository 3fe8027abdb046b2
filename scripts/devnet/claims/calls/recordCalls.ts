import {CallsRun} from '@site/src/evm/calls/CallsRun';
import type {CallsData} from '@site/src/evm/calls/data';
import {inBoth} from '@site/src/evm/calls/runCalls';
import {FOLDERS} from '@site/src/languages';
import {callsData, callTopics} from '@site/src/plugins/docusaurus-plugin-attacks/callsData';
import {CALL_TOPICS, RECORDED_CALLS, type CallsRecord} from '@site/src/remark/calls/callsProps';
import {ROOT} from '../../packages';
import {NodeLedger, startChain, stopChain} from '../attacks/NodeLedger';

/** A topic as its English page runs it. */
export const callsOf = (topic: string): CallsData => callsData(ROOT, topic, {all: FOLDERS, own: FOLDERS[0]!});

/** Where a topic's results are recorded, from the project's root. */
export const callsFile = (topic: string): string => `${CALL_TOPICS}/${topic}/${RECORDED_CALLS}`;

/** Runs the calls of all topics on a node, in both spaces. Returns the files that record them. */
export async function recordCalls(): Promise<Record<string, string>> {
  const topics = callTopics(ROOT).map(callsOf);
  const {core, espace} = topics[0]!.chainIds;
  const chain = await startChain([core, espace]);
  try {
    const files: Record<string, string> = {};
    for (const data of topics) {
      const runs: Record<string, CallsRecord['runs'][string]> = {};
      for (const run of data.runs) {
        const prefix = `${data.topic} ${run.id} `;
        const inSpace = (space: 'espace' | 'core') => {
          const names = Object.keys(data.accounts).map((name) => prefix + name);
          const ledger = new NodeLedger(space, chain, chain, names);
          return new CallsRun(data, run, space, {run: run.id, amounts: {}}, ledger, prefix).finish();
        };
        runs[run.id] = inBoth(await inSpace('espace'), await inSpace('core'));
      }
      const node = /\/(v[\d.]+)/.exec(chain.node.version)?.[1] ?? chain.node.version;
      files[callsFile(data.topic)] = printRecord({node, runs});
    }
    return files;
  } finally {
    await stopChain(chain);
  }
}

/** One step per line, so that a diff shows which one has changed. */
function printRecord({node, runs}: CallsRecord): string {
  const bodies = Object.entries(runs).map(
    ([id, steps]) =>
      `    ${JSON.stringify(id)}: [\n${steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n')}\n    ]`,
  );
  return `{\n  "node": ${JSON.stringify(node)},\n  "runs": {\n${bodies.join(',\n')}\n  }\n}\n`;
}
