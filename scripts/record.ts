/**
 * Sends every example to a real node and writes the responses to openrpc/recordings/: npm run record [-- <method> …].
 * `npm run record -- epochs` records the blocks that the epoch player shows instead.
 *
 * Everything runs on two fresh nodes, one after the other, and what differs between them is masked. With method names,
 * only their files are written; `espace:trace_block` selects one space if both have a method with the name. Exits with
 * 1 without writing anything if a response isn't what the sources promise.
 */
import fs from 'node:fs';
import path from 'node:path';
import {formatFault, loadDocument, validateDocument} from 'docusaurus-plugin-openrpc/sources';
import {recordEpochs} from './devnet/epochs/record';
import {whyNoNode} from './devnet/node/availability';
import {recordDocuments} from './devnet/recording/record';

const ROOT = path.resolve(__dirname, '../openrpc');
const EPOCHS = path.resolve(__dirname, '../src/components/tools/EpochPlayer/recording.json');
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Writes the recording of the epoch player, one block or frame to a line, so that a change is readable. */
async function recordEpochPlayer(): Promise<number> {
  const {frames, blocks, epochs, receipts, ...head} = await recordEpochs();
  const lines = (name: string, values: readonly unknown[]) =>
    `  ${JSON.stringify(name)}: [\n${values.map((value) => `    ${JSON.stringify(value)}`).join(',\n')}\n  ]`;
  const parts = [
    ...Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    lines('blocks', blocks),
    lines('frames', frames),
    lines('receipts', receipts),
    lines('epochs', epochs),
  ];
  fs.writeFileSync(EPOCHS, `{\n${parts.join(',\n')}\n}\n`);
  say(`${blocks.length} blocks and ${frames.length} frames recorded.`);
  return 0;
}

async function main(): Promise<number> {
  const reason = whyNoNode();
  if (reason) {
    say(`Nothing was recorded: ${reason}.`);
    return 1;
  }
  if (process.argv[2] === 'epochs') return recordEpochPlayer();
  const documents = ['core', 'espace'].map((space) => loadDocument(ROOT, space));
  const faults = documents.flatMap((document) => validateDocument(document, {translations: []}));
  if (faults.length > 0) {
    for (const fault of faults) say(formatFault(fault, 'openrpc'));
    return 1;
  }
  const only = new Set(process.argv.slice(2));
  const unknown = [...only].filter(
    (name) =>
      !documents.some(({space, methods}) =>
        methods.some(({value}) => value.name === name || `${space}:${value.name}` === name),
      ),
  );
  if (unknown.length > 0) {
    say(`Not described: ${unknown.join(', ')}`);
    return 1;
  }
  const {refused, written, kept} = await recordDocuments(documents, only, new Date().toISOString().slice(0, 10));
  for (const line of refused) say(line);
  say(
    refused.length > 0
      ? `${refused.length} responses do not match the sources; nothing was written.`
      : `${written.length} recordings written, ${kept} unchanged.`,
  );
  return refused.length > 0 ? 1 : 0;
}

void main().then((code) => process.exit(code));
