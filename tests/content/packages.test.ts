import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {installCommand, TEST_PACKAGES} from '../../scripts/lib/install.mjs';
import {filesBelow} from '../support/filesBelow';

interface Lock {
  packages: Record<
    string,
    {version?: string; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>}
  >;
}

const lockOf = (folder: string) =>
  (JSON.parse(fs.readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lock).packages;
const asked = (folder: string) => {
  const {dependencies = {}, optionalDependencies = {}} = lockOf(folder)['']!;
  return {...dependencies, ...optionalDependencies};
};
const elsewhere = Object.keys(asked(TEST_PACKAGES));

/** `@a/b` of `@a/b/c`, and `a` of `a/c`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const IMPORT = /^(?:import|export) (?:[^'"`;]*? from )?'([^']+)'|\b(?:import|require)\('([^']+)'\)/gm;
const importsOf = (source: string) =>
  [...source.matchAll(IMPORT)].map(([, from, called]) => packageOf((from ?? called)!));

describe('packages that the site does not need', () => {
  it('are not installed with it', () => {
    const installed = new Set(Object.keys(lockOf('')).map((folder) => folder.split('node_modules/').at(-1)));
    expect(elsewhere).toEqual(
      expect.arrayContaining([
        'next',
        'vue',
        'wagmi',
        'web3',
        '@x402/core',
        '@graphprotocol/graph-cli',
        '@xcfx/node-linux-x64-gnu',
        '@foundry-rs/forge-linux-amd64',
        'lighthouse',
      ]),
    );
    expect(elsewhere.filter((name) => installed.has(name))).toEqual([]);
  });

  it('are imported by nothing that the site and its check consist of, nor by tests, whose types the check must know', () => {
    const files = [
      ...filesBelow('src').filter((file) => !file.startsWith(path.join('src', 'snippets'))),
      ...['packages', 'scripts', 'tests'].flatMap(filesBelow),
    ].filter((file) => /\.(?:[cm]?[jt]sx?)$/.test(file) && !file.startsWith(path.join('tests', 'fixtures')));
    const found = files.flatMap((file) =>
      importsOf(fs.readFileSync(file, 'utf8'))
        .filter((name) => elsewhere.includes(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(files.length).toBeGreaterThan(600);
    expect(found).toEqual([]);
    expect(
      importsOf(`import a, {\n  b,\n} from '@x402/evm/exact';\nimport 'web3';\nawait ${'import'}('next/link');`),
    ).toEqual(['@x402/evm', 'web3', 'next']);
  });

  it('have the versions that the root has, where both have a package', () => {
    const root = lockOf('');
    const own = lockOf(TEST_PACKAGES);
    for (const name of ['viem', 'ox', 'esbuild', 'react'].map((one) => `node_modules/${one}`))
      if (own[name]) expect({name, version: own[name].version}).toEqual({name, version: root[name]?.version});
    expect(own['node_modules/viem']?.version).toBe(root['node_modules/viem']?.version);
  });
});

describe('pages that repeat measurements and attacks', () => {
  const boxes = filesBelow('docs').flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)]
      .map(([, text]) => text!.trim().split('\n'))
      .filter((lines) => lines.some((line) => line.startsWith('npm run claims')))
      .map((lines) => ({file, lines})),
  );

  it('are found', () => {
    expect(boxes.length).toBeGreaterThan(0);
  });

  it.each(boxes)('$file installs the site, Foundry and the node first', ({lines}) => {
    const install = lines.indexOf('npm ci');
    const first = lines.findIndex((line) => line.startsWith('npm run claims'));
    expect(install).toBeGreaterThan(-1);
    expect(lines.slice(install, first)).toEqual([installCommand('.'), installCommand(TEST_PACKAGES)]);
  });
});
