/** `npm run translations`: prints the state of translations and what changed in English, and records comparisons. */
import process from 'node:process';
import {accept} from './translations/accept';
import {USAGE, readArguments} from './translations/arguments';
import {BASELINE} from './check/rules/owedTranslations';
import {owe} from './translations/owe';
import {allPairs, type Pair} from './translations/pages';
import {showLines} from './translations/show';
import {tableLines} from './translations/table';

const root = process.cwd();
const print = (lines: readonly string[]) => console.log(lines.join('\n'));

/** Pairs of these pages and files of the reference, or of those below these folders. */
function named(pairs: readonly Pair[], names: readonly string[]): Pair[] {
  return names.flatMap((name) => {
    const found = pairs.filter(({english}) => english === name || english.startsWith(`${name}/`));
    if (found.length === 0)
      throw new Error(`"${name}" is neither an English page, nor a file of openrpc, nor a folder of them.`);
    return found;
  });
}

try {
  const command = readArguments(process.argv.slice(2));
  if (command.name === 'table') {
    print(tableLines(allPairs(root, command.folders)));
  } else if (command.name === 'show') {
    for (const {english} of named(allPairs(root, [command.folder]), command.pages))
      print(showLines(root, command.folder, english));
  } else if (command.name === 'owe') {
    const added = owe(root, named(allPairs(root, command.folders), command.pages));
    print([...added.map((file) => `owed  ${file}`), `${added.length} added to ${BASELINE}`]);
  } else {
    const {written, refused} = accept(
      root,
      named(allPairs(root, command.folders), command.pages),
      new Date().toISOString().slice(0, 10),
    );
    print([
      ...written.map((file) => `written  ${file}`),
      ...refused.map((text) => `refused  ${text}`),
      `${written.length} written, ${refused.length} refused`,
    ]);
    if (refused.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 1;
}
