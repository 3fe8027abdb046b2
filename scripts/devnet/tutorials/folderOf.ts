import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from '../packages';

/**
 * Where the packages of a project with a lock file are installed: its name changes with any file of the project.
 *
 * @param rules what else decides which files are installed
 */
export function folderOf(project: string, rules: readonly string[] = []): string {
  const files = fs
    .readdirSync(project, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(project, file)).isFile())
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(rules));
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(project, file)));
  return path.join(ROOT, '.cache/toolchains', hash.digest('hex').slice(0, 12));
}
