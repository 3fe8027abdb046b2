/**
 * Records the blocks that the epoch player shows, on a fresh local node: npx tsx scripts/record-epochs.ts
 * Writes src/components/tools/EpochPlayer/recording.json. Exits with 1 without writing anything if the node can't run.
 */
import fs from 'node:fs';
import path from 'node:path';
import {whyNoNode} from './devnet/node/availability';
import {recordEpochs} from './devnet/epochs/record';

const FILE = path.resolve(__dirname, '../src/components/tools/EpochPlayer/recording.json');

async function main(): Promise<number> {
  const reason = whyNoNode();
  if (reason) {
    process.stdout.write(`Nothing was recorded: ${reason}.\n`);
    return 1;
  }
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
  fs.writeFileSync(FILE, `{\n${parts.join(',\n')}\n}\n`);
  process.stdout.write(`${blocks.length} blocks and ${frames.length} frames recorded.\n`);
  return 0;
}

void main().then((code) => process.exit(code));
