import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {VerdictCache} from '../engine/verdictCache';

/**
 * How each tool prints its options: `{command}` is the subcommand, `{root}` the project. Foundry and graph are among
 * the packages of the tests on the node.
 */
const HELP: Readonly<Record<string, readonly string[]>> = {
  curl: ['curl', '--help', 'all'],
  node: ['node', '--help'],
  python3: ['python3', '--help-all'],
  // Every npm command accepts every setting, but its help lists only a few of them.
  npm: ['npm', 'config', 'ls', '--long'],
  forge: ['{root}/tests/packages/node_modules/@foundry-rs/forge-linux-amd64/bin/forge', '{command}', '--help'],
  cast: ['{root}/tests/packages/node_modules/@foundry-rs/cast-linux-amd64/bin/cast', '{command}', '--help'],
  graph: ['{root}/tests/packages/node_modules/.bin/graph', '{command}', '--help'],
};

/** Options of npm that are not settings. */
const NPM_SWITCHES = ['--help', '--version', '--silent', '--quiet', '--verbose'];

/** Whether the options of a tool can be looked up. */
export const hasHelp = (tool: string): boolean => tool in HELP;
/** Whether a tool is one of the packages of tests/packages, which a writer doesn't need to install. */
export const comesWithPackages = (tool: string): boolean => HELP[tool]?.[0]?.includes('tests/packages') ?? false;
/** Whether options depend on the first command; the second is included if the first has its own subcommands. */
export const hasCommands = (tool: string): boolean => HELP[tool]?.includes('{command}') ?? false;

/** The file that a name starts, with links resolved; undefined if there is none. */
function fileOf(name: string): string | undefined {
  const folders = path.isAbsolute(name) ? [''] : (process.env.PATH ?? '').split(path.delimiter);
  const file = folders.map((folder) => path.join(folder, name)).find((candidate) => existsSync(candidate));
  return file && realpathSync(file);
}

/** Changes with the tool: the version of its package, or the file itself. */
function versionOf(file: string): string {
  for (const folder of [path.dirname(file), path.join(file, '../..')]) {
    const description = path.join(folder, 'package.json');
    if (existsSync(description))
      return (JSON.parse(readFileSync(description, 'utf8')) as {version?: string}).version ?? '';
  }
  const {mtimeMs, size} = statSync(file);
  return `${mtimeMs} ${size}`;
}

/** The help texts of tools. Each is requested once per version of a tool, and cached between runs. */
export class HelpTexts {
  /** Requested tools that are not on this machine. */
  readonly missing = new Set<string>();
  private readonly kept: VerdictCache<string[]>;

  constructor(private readonly root: string) {
    this.kept = new VerdictCache(root, 'help');
  }

  /** Long options of a command; undefined if they are unknown. `words` can contain subcommands: `["wallet", "new"]`. */
  optionsOf(tool: string, words: readonly string[]): ReadonlySet<string> | undefined {
    const found = this.ask(tool, words.slice(0, 1));
    // In `cast wallet new`, the options are those of the second word.
    return found?.includes('<COMMAND>') && words.length > 1 ? toSet(this.ask(tool, words.slice(0, 2))) : toSet(found);
  }

  save(): void {
    this.kept.save();
  }

  private ask(tool: string, words: readonly string[]): string[] | undefined {
    const [name, ...args] = HELP[tool]!.map((part) => part.replace('{root}', this.root));
    const file = fileOf(name!);
    if (file === undefined) {
      this.missing.add(tool);
      return undefined;
    }
    const line = args.flatMap((part) => (part === '{command}' ? words : [part]));
    const options = this.kept.getOrCompute(VerdictCache.key(tool, file, versionOf(file), ...line), () => {
      const {status, stdout} = spawnSync(
        file.endsWith('.js') ? process.execPath : name!,
        file.endsWith('.js') ? [file, ...line] : line,
        {encoding: 'utf8', maxBuffer: 1 << 24},
      );
      if (status !== 0) return [];
      if (tool === 'npm')
        return [
          ...NPM_SWITCHES,
          ...[...stdout.matchAll(/^(?:; )?([a-z][\w-]*) = /gm)].map(([, setting]) => `--${setting}`),
        ];
      return [...new Set(stdout.match(/--[a-zA-Z][\w-]*|<COMMAND>/g))];
    });
    return options.length > 0 ? options : undefined;
  }
}

const toSet = (options: readonly string[] | undefined): ReadonlySet<string> | undefined => options && new Set(options);
