import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../packages';

const FOLDER = path.join(ROOT, 'src/snippets');
/** The first lines can specify why a snippet can't run here, and what is still checked. */
const NOT_RUN = /^(?:\/\/|#) Not run here: (.+)$/m;

/** A program of the snippets. */
export interface Program {
  /** Path from `src/snippets`. */
  file: string;
  language: 'ts' | 'js' | 'python';
  source: string;
  /** What it must print, if there is a `<name>.out.txt`. */
  output?: string;
  /** Why it can't run on this machine, in its author's words. */
  notRun?: string;
}

const LANGUAGES: Record<string, Program['language']> = {'.ts': 'ts', '.mjs': 'js', '.js': 'js', '.py': 'python'};

/** Projects of several files. Separate tests run them in order (`scripts/devnet/tutorials`). */
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

/** Modules that a Python program imports and that are not in the standard library, according to python3. */
export const foreignModules = (source: string): string[] =>
  JSON.parse(execFileSync('python3', ['-I', '-c', IMPORTS], {input: source, encoding: 'utf8'})) as string[];
