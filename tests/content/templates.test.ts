import fs from 'node:fs';
import path from 'node:path';
import solc from 'solc';
import {describe, expect, it} from 'vitest';
import {ROOT, testedVersions} from '../../scripts/devnet/packages';
import {pageSource} from '../../scripts/lib/pageSource';

const POINTS = fs.readFileSync(path.join(ROOT, 'src/snippets/solidity/templates/Points.sol'), 'utf8');

/** The compiler's errors about a source; `packages` is the folder of the packages that it imports. */
function errorsOf(content: string, packages = path.join(ROOT, 'node_modules')): string[] {
  const input = {
    language: 'Solidity',
    sources: {'Points.sol': {content}},
    settings: {outputSelection: {'*': {'*': ['abi']}}},
  };
  const find = (file: string): {contents: string} | {error: string} => {
    const found = path.join(packages, file);
    return fs.existsSync(found) ? {contents: fs.readFileSync(found, 'utf8')} : {error: 'File not found'};
  };
  const {errors = []} = JSON.parse(solc.compile(JSON.stringify(input), {import: find})) as {
    errors?: {severity: string; message: string}[];
  };
  return errors.filter(({severity}) => severity === 'error').map(({message}) => message);
}

describe('packages that pages add to a project', () => {
  const versions = testedVersions();

  it.each([
    ['cookbook', '@openzeppelin/contracts'],
    ['walletConnect/project-creation', '@walletconnect/ethereum-provider'],
  ])('%s names the tested version of %s', (page, name) => {
    const text = pageSource(path.join(ROOT, `docs/espace/tutorials/${page}.mdx`));
    expect(text).toContain(`\nnpm install --save-exact ${name}@${versions[name]}\n`);
  });
});

describe('the messages of the page about templates', () => {
  it('none for the contract as it is shown', () => {
    expect(errorsOf(POINTS)).toEqual([]);
  });

  it('a package that is not there', () => {
    expect(errorsOf(POINTS, '/nowhere')[0]).toMatch(/^Source "@openzeppelin\/.*" not found/);
  });

  it('a parent without its arguments', () => {
    expect(errorsOf(POINTS.replace('ERC20("Points", "PTS")', ''))[0]).toContain(
      'No arguments passed to the base constructor',
    );
  });

  it('two parents with one function', () => {
    const parents = 'contract A { function f() public virtual {} } contract B { function f() public virtual {} }';
    expect(errorsOf(`pragma solidity ^0.8.28; ${parents} contract C is A, B {}`)[0]).toContain(
      'Derived contract must override function',
    );
  });
});
