import fs from 'node:fs';

/** One running process, according to `/proc` on Linux. */
export interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Processor seconds since it started. */
  readonly seconds: number;
  /** Clock ticks of the machine when it started: process IDs are reused, but not with the same start time. */
  readonly began: string;
}

/** Linux counts in hundredths of a second on every machine that runs Node. */
const TICKS = 100;

/** Reads `/proc/<pid>/stat`. The name in parentheses can itself contain spaces and parentheses. */
export function parseStat(text: string): Process {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    began: fields[19] ?? '',
  };
}

/** What a process does in a run of browser tests, according to its command line. */
export function roleOf(command: string): string {
  const type = /--type=([\w-]+)/.exec(command)?.[1];
  if (type) return `browser: ${/--utility-sub-type=([\w.]+)/.exec(command)?.[1] ?? type}`;
  if (/^\S*(?:chrom|headless[-_]shell)/i.test(command)) return 'browser: main';
  if (command.includes('scripts/serve')) return 'server of the build';
  if (command.includes('docusaurus')) return 'build of a fixture site';
  return /playwright\/lib\/\S*(?:worker|process)/i.test(command) ? 'worker of the tests' : 'runner and the rest';
}

/** A process and all processes that it started, directly or indirectly. */
export function family(root: number, all: readonly Process[]): Process[] {
  const inside = new Set([root]);
  // A process can have a lower ID than its parent, so repeat until nothing is added.
  for (let before = 0; before !== inside.size;) {
    before = inside.size;
    for (const {pid, parent} of all) if (inside.has(parent)) inside.add(pid);
  }
  return all.filter(({pid}) => inside.has(pid));
}

/** Reads a file of a process, which might end in the meantime. */
function readOr(file: string, otherwise: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}

/** The command line of a process; empty when it has ended. */
export const commandOf = (pid: number): string => readOr(`/proc/${pid}/cmdline`, '').replaceAll('\0', ' ');

/** All processes on this machine. */
export const processes = (): Process[] =>
  fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readOr(`/proc/${pid}/stat`, ''))
    .filter(Boolean)
    .map(parseStat);
