import fs from 'node:fs';
import path from 'node:path';
import type {GasClaims} from '@site/src/facts/gasRows';
import {ROOT} from '../packages';
import type {AttackRecord} from './attacks/recordAttacks';
import type {PriceRecord} from './prices/measurePrices';
import type {TokenClaims} from './tokens/measureTokens';

/** Everything that `npm run claims` writes, by path from the project's root. */
export const claimFiles = (
  gas: GasClaims | undefined,
  exploits: Record<string, string> | undefined,
): Record<string, string> => ({
  ...(gas && {'src/facts/gas.json': printGas(gas)}),
  ...Object.fromEntries(
    Object.entries(exploits ?? {}).map(([file, text]) => [`src/snippets/solidity/security/${file}`, text]),
  ),
});

/** A file of records with one row per line. */
const recordFile = (file: string, {node, rows}: {node: string; rows: readonly unknown[]}): Record<string, string> => ({
  [`scripts/devnet/claims/${file}/recorded.json`]: `{\n  "node": ${JSON.stringify(node)},\n  "rows": [\n${rows
    .map((row) => `    ${JSON.stringify(row)}`)
    .join(',\n')}\n  ]\n}\n`,
});

/** The file with the recorded costs of the price cases. */
export const priceFile = (record: PriceRecord): Record<string, string> => recordFile('prices', record);

/** The file with the recorded outcomes of the attacks that pages run. */
export const attackFile = (record: AttackRecord): Record<string, string> => recordFile('attacks', record);

/** The facts about tokens: interfaces, signatures and costs. */
export const tokenFile = ({interfaces, permits, attempts, costs, ...rest}: TokenClaims): Record<string, string> => {
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const lists = Object.entries({interfaces, permits, attempts, costs}).map(
    ([name, rows]) =>
      `  ${JSON.stringify(name)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  );
  return {'src/facts/tokens.json': `${head},\n${lists.join(',\n')}\n}\n`};
};

/** One row per line, so that a diff shows which figure has changed. */
function printGas({topics, ...rest}: GasClaims): string {
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const bodies = Object.entries(topics).map(
    ([name, rows]) =>
      `    ${JSON.stringify(name)}: [\n${rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n')}\n    ]`,
  );
  return `${head},\n  "topics": {\n${bodies.join(',\n')}\n  }\n}\n`;
}

const read = (file: string): string | undefined =>
  fs.existsSync(path.join(ROOT, file)) ? fs.readFileSync(path.join(ROOT, file), 'utf8') : undefined;

/** Writes the files that differ and returns their paths. */
export function writeClaims(files: Record<string, string>): string[] {
  const changed = Object.keys(files).filter((file) => read(file) !== files[file]);
  for (const file of changed) fs.writeFileSync(path.join(ROOT, file), files[file]!);
  return changed;
}

/** Lines that differ between a committed file and its new text, with line numbers; empty if nothing differs. */
export function differences(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const [old, fresh] = [(read(file) ?? '').split('\n'), text.split('\n')];
    const lines = Array.from({length: Math.max(old.length, fresh.length)}, (_, i) => i).filter(
      (i) => old[i] !== fresh[i],
    );
    return lines.map(
      (i) => `${file}:${i + 1}\n  committed ${old[i] ?? '(nothing)'}\n  measured  ${fresh[i] ?? '(nothing)'}`,
    );
  });
}
