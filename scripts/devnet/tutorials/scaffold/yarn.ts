import fs from 'node:fs';
import path from 'node:path';

interface Description {
  name: string;
  scripts?: Record<string, string>;
}

/** A script of one package of a workspace, and its arguments. */
export interface WorkspaceScript {
  /** The folder of the package. */
  part: string;
  script: string;
  /** What `script` runs. */
  command: string;
  args: string[];
}

const read = (folder: string) => JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Description;

/**
 * Finds what `yarn <script> <args>` runs in a workspace. Scripts of its root only call each other and finally
 * `yarn workspace <package> <script>`, so npm can run that script, and Yarn doesn't need to be installed.
 *
 * @throws Error if a script doesn't exist
 */
export function resolveYarn(root: string, line: string): WorkspaceScript {
  const [yarn, first = '', ...args] = line.trim().split(' ');
  if (yarn !== 'yarn') throw new Error(`"${line}" doesn't begin with yarn`);
  if (first !== 'workspace') {
    const next = read(root).scripts?.[first];
    if (next === undefined) throw new Error(`"${line}": package.json has no script "${first}"`);
    return resolveYarn(root, [next, ...args].join(' '));
  }
  const [name = '', script = '', ...rest] = args;
  const part = fs
    .readdirSync(path.join(root, 'packages'))
    .map((folder) => path.join(root, 'packages', folder))
    .find((folder) => read(folder).name === name);
  const command = part && read(part).scripts?.[script];
  if (!part || !command) throw new Error(`"${line}": there is no package "${name}" with the script "${script}"`);
  return {part, script, command, args: rest};
}
