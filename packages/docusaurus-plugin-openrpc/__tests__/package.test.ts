import fs from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import manifest from '../package.json';

const ROOT = path.resolve(__dirname, '..');
const files = fs
  .readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'));

/** Modules that a file imports, statically or on demand. */
function imports(file: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [
    ...text.matchAll(/^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map((match) => match.slice(1).find(Boolean)!);
}

/** The package behind an import, also for the framework's aliases. */
function packageOf(module: string): string {
  if (module.startsWith('@theme/Rpc')) return manifest.name;
  if (module.startsWith('@theme/')) return '@docusaurus/theme-classic';
  if (module.startsWith('@generated/') || /^@docusaurus\/[A-Z]/.test(module)) return '@docusaurus/core';
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

const declared = {...manifest.dependencies, ...manifest.peerDependencies};
const used = new Set(
  files
    .flatMap(imports)
    .filter((module) => !module.startsWith('.') && !isBuiltin(module))
    .map(packageOf),
);
used.delete(manifest.name);

describe('the plugin as a package', () => {
  it('declares what it imports, and nothing else', () =>
    expect(Object.keys(declared).sort()).toEqual([...used].sort()));

  it('works with the versions that it is tested with', () => {
    const own = createRequire(__filename);
    for (const [name, range] of Object.entries(declared)) {
      const entry = own.resolve
        .paths(name)!
        .map((folder) => path.join(folder, name, 'package.json'))
        .find((file) => fs.existsSync(file))!;
      const {version} = JSON.parse(fs.readFileSync(entry, 'utf8')) as {version: string};
      const [wanted, had] = [range.slice(1), version].map((text) => text.split('.').map(Number));
      expect(range[0]).toBe('^');
      expect(had![0], `${name} ${version}`).toBe(wanted![0]);
      expect(had![1]! * 1000 + had![2]!, `${name} ${version}`).toBeGreaterThanOrEqual(wanted![1]! * 1000 + wanted![2]!);
    }
  });

  it('imports nothing from the site around it', () => {
    const outside = files.flatMap((file) =>
      imports(file).filter(
        (module) =>
          module.startsWith('.') &&
          path.relative(ROOT, path.resolve(ROOT, path.dirname(file), module)).startsWith('..'),
      ),
    );
    expect(outside).toEqual([]);
    expect(files.flatMap(imports).filter((module) => module.startsWith('@site'))).toEqual([]);
  });

  it('knows nothing about the network of this site', () => {
    const NETWORK = /conflux|cfx|\bcive\b|base32|core space|\bespace\b|\bg?drip\b/i;
    const texts = files.map((file) => `${file}: ${fs.readFileSync(path.join(ROOT, file), 'utf8')}`);
    expect(texts.filter((text) => NETWORK.test(text)).map((text) => text.split(':')[0])).toEqual([]);
  });

  it('is found by its name, and each entry leads to a file', () => {
    const {resolve} = createRequire(path.resolve('docusaurus.config.ts'));
    for (const [entry, target] of Object.entries(manifest.exports)) {
      const [name, file] = [entry, target].map((pattern) => pattern.replace('*', 'RpcPlayground')) as [string, string];
      expect(fs.realpathSync(resolve(path.posix.join(manifest.name, name)))).toBe(path.join(ROOT, file));
    }
    expect(() => resolve(`${manifest.name}/generate`)).toThrow('not defined by "exports"');
  });

  it('describes every option, and every part of an adapter', () => {
    const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
    const keysOf = (file: string, name: string) =>
      [
        ...new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\}`)
          .exec(fs.readFileSync(path.join(ROOT, file), 'utf8'))![1]!
          .matchAll(/^ {2}(\w+)\??:/gm),
      ].map(([, key]) => key!);
    const keys = [
      ...keysOf('options.ts', 'PluginOptions'),
      ...keysOf('options.ts', 'AdapterOptions'),
      ...keysOf('client/adapter.ts', 'OpenRpcAdapter'),
    ];
    expect(keys.length).toBeGreaterThan(25);
    expect(keys.filter((key) => !new RegExp(`^\\|[^|]*\`${key}\``, 'm').test(readme))).toEqual([]);
  });
});
