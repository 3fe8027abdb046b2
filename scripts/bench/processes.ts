import fs from 'node:fs';

/** One running process, as `/proc` of Linux has it. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Processor seconds since it began. */
  readonly seconds: number;
  /** Clock ticks of the machine when it began: a number is used again, but not with the same beginning. */
  readonly began: string;
}

/** Linux counts in hundredths of a second on every machine that runs Node. */
const TICKS = 100;

/** Reads `/proc/<pid>/stat`. The name in parentheses may hold spaces and parentheses itself. */
export function parseStat(text: string): Process {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    began: fields[19] ?? '',
  };
}

/** What a process of a run of browser tests does, by its command line. */
export function roleOf(command: string): string {
  const type = /--type=([\w-]+)/.exec(command)?.[1];
  if (type) return `browser: ${/--utility-sub-type=([\w.]+)/.exec(command)?.[1] ?? type}`;
  if (/^\S*(?:chrom|headless[-_]shell)/i.test(command)) return 'browser: main';
  if (command.includes('scripts/serve')) return 'server of the build';
  if (command.includes('docusaurus')) return 'build of a fixture site';
  return /playwright\/lib\/\S*(?:worker|process)/i.test(command) ? 'worker of the tests' : 'runner and the rest';
}

/** All processes that stem from one, itself included. */
export function family(root: number, all: readonly Process[]): Process[] {
  const inside = new Set([root]);
  // A process may have a lower number than its parent: look until nothing is added.
  for (let before = 0; before !== inside.size;) {
    before = inside.size;
    for (const {pid, parent} of all) if (inside.has(parent)) inside.add(pid);
  }
  return all.filter(({pid}) => inside.has(pid));
}

/** A file of a process that may end meanwhile. */
function readOr(file: string, otherwise: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** The command line of a process; empty when it has ended. */
export const commandOf = (pid: number): string => readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ');

/** Everything that runs on this machine. */
export const processes = (): Process[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readOr(`/proc/${pid}/stat`, ''))
    .filter(Boolean)
    .map(parseStat);
