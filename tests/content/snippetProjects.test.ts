import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {packagesOf} from '../../scripts/devnet/tutorials/printed/pages';
import {pinnedVersions} from '../../scripts/devnet/tutorials/project';

const FOLDER = path.resolve(__dirname, '../../src/snippets');
const projects = fs
  .readdirSync(FOLDER, {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'package.json');

describe('projects of the snippets', () => {
  it.each(projects)('%s names the versions that the tests run', (file) => {
    const {dependencies = {}, devDependencies = {}} = JSON.parse(
      fs.readFileSync(path.join(FOLDER, file), 'utf8'),
    ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
    const asked = {...dependencies, ...devDependencies};
    expect(Object.keys(asked)).not.toEqual([]);
    const own = {...pinnedVersions(), ...packagesOf(path.basename(path.dirname(file)))};
    expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, own[name]])));
  });

  // Each project is complete by itself, and its programs import the file next to them, so it can't be in `shared`.
  it('connects in the same lines wherever it connects with viem', () => {
    const clients = projects
      .map((file) => path.join(FOLDER, path.dirname(file), 'network.ts'))
      .filter((file) => fs.existsSync(file))
      .map(
        (file) =>
          [
            file,
            /^export const client = createWalletClient[^]*?publicActions\);$/m.exec(fs.readFileSync(file, 'utf8'))?.[0],
          ] as const,
      )
      .filter(([, client]) => client);
    expect(clients.length).toBeGreaterThanOrEqual(5);
    for (const [file, client] of clients) expect(client, file).toBe(clients[0]![1]);
  });
});
