import fs from 'node:fs';
import {createRequire, isBuiltin} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import manifest from '../package.json';

const ROOT = path.resolve(__dirname, '..');
const files = fs
  .readdirSync(ROOT, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('__tests__'));

/** Modules that a file imports, statically or when needed. */
function imports(file: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^'"]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)].map((match) => match.slice(1).find(Boolean)!);
}

/** Aliases that packages of the framework stand behind. */
function packageOf(module: string): string {
  if (module.startsWith('@theme/Rpc')) return manifest.name;
  if (module.startsWith('@theme/')) return '@docusaurus/theme-classic';
  if (module.startsWith('@generated/') || /^@docusaurus\/[A-Z]/.test(module)) return '@docusaurus/core';
  return module.split('/').slice(0, module.startsWith('@') ? 2 : 1).join('/');
}

const declared = {...manifest.dependencies, ...manifest.peerDependencies};
const used = new Set(files.flatMap(imports).filter((module) => !module.startsWith('.') && !isBuiltin(module)).map(packageOf));
used.delete(manifest.name);

describe('the plugin as a package', () => {
  it('declares what it imports, and nothing else', () => expect(Object.keys(declared).sort()).toEqual([...used].sort()));

  it('works with the versions that it is tested with', () => {
    const own = createRequire(__filename);
    for (const [name, range] of Object.entries(declared)) {
      const entry = own.resolve.paths(name)!.map((folder) => path.join(folder, name, 'package.json')).find((file) => fs.existsSync(file))!;
      const {version} = JSON.parse(fs.readFileSync(entry, 'utf8')) as {version: string};
      const [wanted, had] = [range.slice(1), version].map((text) => text.split('.').map(Number));
      expect(range[0]).toBe('^');
      expect(had![0], `${name} ${version}`).toBe(wanted![0]);
      expect(had![1]! * 1000 + had![2]!, `${name} ${version}`).toBeGreaterThanOrEqual(wanted![1]! * 1000 + wanted![2]!);
    }
  });

  it('imports nothing from the site around it', () => {
    const outside = files.flatMap((file) => imports(file).filter((module) => module.startsWith('.') && path.relative(ROOT, path.resolve(ROOT, path.dirname(file), module)).startsWith('..')));
    expect(outside).toEqual([]);
    expect(files.flatMap(imports).filter((module) => module.startsWith('@site'))).toEqual([]);
  });

  it('is found by its name', () => {
    const site = fs.mkdtempSync(path.join(os.tmpdir(), 'openrpc-package-'));
    fs.mkdirSync(path.join(site, 'node_modules'));
    fs.symlinkSync(ROOT, path.join(site, 'node_modules', manifest.name), 'dir');
    const resolve = createRequire(path.join(site, 'config.js')).resolve;
    expect(fs.realpathSync(resolve(manifest.name))).toBe(path.join(ROOT, 'index.ts'));
    expect(fs.realpathSync(resolve(`${manifest.name}/theme/RpcPlayground`))).toBe(path.join(ROOT, 'theme/RpcPlayground/index.tsx'));
    fs.rmSync(site, {recursive: true});
  });
});
