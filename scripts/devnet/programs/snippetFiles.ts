import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../packages';

const FOLDER = path.join(ROOT, 'src/snippets');
/** First lines may say why a snippet cannot run here; what is still checked is in the words. */
const NOT_RUN = /^(?:\/\/|#) Not run here: (.+)$/m;

/** A program of the snippets. */
export interface Program {
  /** Path from `src/snippets`. */
  file: string;
  language: 'ts' | 'js' | 'python';
  source: string;
  /** What it must print, where `<name>.out.txt` says so. */
  output?: string;
  /** Why it cannot run on this machine, in its author's words. */
  notRun?: string;
}

const LANGUAGES: Record<string, Program['language']> = {'.ts': 'ts', '.mjs': 'js', '.js': 'js', '.py': 'python'};

/** Projects of several files, which are run in order by a test of their own (`scripts/devnet/tutorials`). */
const PROJECTS = 'tutorials/';

/** Every self-contained program in `src/snippets`, sorted. */
export function programs(): Program[] {
  const files = fs
    .readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return files.flatMap((file) => {
    const language = LANGUAGES[path.extname(file)];
    if (!language || file.startsWith(PROJECTS)) return [];
    const source = fs.readFileSync(path.join(FOLDER, file), 'utf8');
    const expected = path.join(FOLDER, file.replace(/\.\w+$/, '.out.txt'));
    return [
      {
        file,
        language,
        source,
        output: fs.existsSync(expected) ? fs.readFileSync(expected, 'utf8') : undefined,
        notRun: NOT_RUN.exec(source)?.[1],
      },
    ];
  });
}

const IMPORTS = `
import ast, json, sys
names = set()
for node in ast.walk(ast.parse(sys.stdin.read())):
    if isinstance(node, ast.Import):
        names.update(alias.name.split(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        names.add((node.module or "").split(".")[0])
json.dump(sorted(names - sys.stdlib_module_names), sys.stdout)
`;

/** Modules that a Python program imports and the standard library does not have. Asks python3. */
export const foreignModules = (source: string): string[] =>
  JSON.parse(execFileSync('python3', ['-I', '-c', IMPORTS], {input: source, encoding: 'utf8'})) as string[];
