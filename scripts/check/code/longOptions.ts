import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Fault} from './types';

/** How each tool prints its options. `{root}` is the project; tools that are not on the machine are not asked. */
const HELP: Readonly<Record<string, readonly (readonly string[])[]>> = {
  curl: [['curl', '--help', 'all']],
  node: [['node', '--help']],
  python3: [['python3', '--help-all']],
  forge: [['{root}/node_modules/@foundry-rs/forge-linux-amd64/bin/forge', '{command}', '--help']],
};

/** Tools whose first plain word is a program with options of its own. */
const RUNNERS = new Set(['node', 'python3']);

/** One use of an option, with the subcommand before it where the tool has any. */
interface Use {
  line: number;
  tool: string;
  command: string;
  option: string;
}

/** Long options of known tools, line by line; lines that end in a backslash are one. Quoted text and heredocs hold no options. */
export function usesOf(code: string): Use[] {
  const uses: Use[] = [];
  let tool: string | undefined;
  let command = '';
  let heredoc: string | undefined;
  for (const [index, raw] of code.split('\n').entries()) {
    if (heredoc !== undefined) {
      if (raw.trim() === heredoc) heredoc = undefined;
      continue;
    }
    const text = raw.replace(/'[^']*'|"(?:[^"\\]|\\.)*"/g, 'quoted').replace(/(?:^|\s)#.*$/, '').replace(/\|\||&&|[;|]/g, ' $& ');
    for (const word of text.split(/\s+/).filter(Boolean)) {
      if (/^(?:\||\|\||&&|;|\\)$/.test(word)) {
        if (word !== '\\') tool = undefined;
      } else if (tool === undefined) {
        if (/^\w+=/.test(word)) continue; // a variable for the command that follows
        [tool, command] = [word, ''];
      } else if (word === '--') {
        tool = ''; // what follows belongs to another program
      } else if (word.startsWith('--')) {
        uses.push({line: index + 1, tool, command, option: word.replace(/=.*$|[;)].*$/, '')});
      } else if (RUNNERS.has(tool) && !word.startsWith('-')) {
        tool = ''; // what follows the program belongs to the program
      } else if (command === '' && /^[a-z][a-z-]*$/.test(word)) command = word;
    }
    heredoc = /<<-?\s*(\w+)/.exec(text.replace(/quoted/g, ''))?.[1] ?? /<<-?\s*['"](\w+)['"]/.exec(raw)?.[1];
    if (!/\\\s*$/.test(raw)) tool = undefined;
  }
  return uses.filter((use) => HELP[use.tool]?.length);
}

/** Options that a tool lists, by command line of its help; undefined when the tool is not here. */
const known = new Map<string, ReadonlySet<string> | undefined>();

function optionsOf(root: string, {tool, command}: Use): ReadonlySet<string> | undefined {
  const [help] = HELP[tool]!;
  const [file, ...args] = help!.map((part) => part.replace('{root}', root).replace('{command}', command)).filter(Boolean) as [string, ...string[]];
  const key = [file, ...args].join(' ');
  if (!known.has(key)) {
    const missing = path.isAbsolute(file) && !existsSync(file);
    const {status, stdout} = missing ? {status: 1, stdout: ''} : spawnSync(file, args, {encoding: 'utf8', maxBuffer: 1 << 24});
    known.set(key, status === 0 ? new Set(stdout.match(/--[a-zA-Z][\w-]*/g)) : undefined);
  }
  return known.get(key);
}

/** Options of the code that its tools do not list. */
export function unknownOptions(root: string, code: string): Fault[] {
  return usesOf(code).flatMap((use) => {
    const options = optionsOf(root, use);
    if (!options || options.has(use.option) || options.has(use.option.replace(/^--no-/, '--'))) return [];
    return [{line: use.line, message: `${use.tool}${use.command && use.tool === 'forge' ? ` ${use.command}` : ''} has no option "${use.option}"`}];
  });
}
