import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lineOfByte, runSolc} from '../code/solc';
import {closure, compilerOf} from '../code/solidityUnits';
import {VerdictCache} from '../engine/verdictCache';
import type {Problem, Site, SiteRule} from '../types';

type Found = Problem & {file: string};

/** A contract that is meant to be attacked can trigger the compiler's warning about its flaw. */
const MEANT_TO_WARN = /^src\/snippets\/solidity\/security\/.*\/(?:Vulnerable|Attack)[^/]*\.sol$/;

/** Every contract of the snippets compiles with the compiler that package.json pins, without a warning. */
export const snippetSolidity: SiteRule = {
  id: 'snippet-solidity',
  about: 'Solidity snippets compile with the pinned compiler, without warnings',
  check(site): Found[] {
    const verdicts = new VerdictCache<Found[]>(site.root, 'solidity');
    const files = [...site.files].filter((file) => /^src\/snippets\/.*\.sol$/.test(file));
    const keys = new Map(files.map((file) => [file, keyOf(site, file)]));
    const open = files.filter((file) => verdicts.get(keys.get(file)!) === undefined);
    for (const compiler of new Set(open.map((file) => compilerOf(site, file)))) {
      const own = open.filter((file) => compilerOf(site, file) === compiler);
      const found = compile(site, compiler, own);
      for (const file of own)
        verdicts.set(
          keys.get(file)!,
          found.filter((one) => one.file === file),
        );
    }
    verdicts.save();
    return files.flatMap((file) => verdicts.get(keys.get(file)!) ?? []);
  },
};

/** The lock file, which the version of the cache covers, pins compilers and imported packages. */
function keyOf(site: Site, file: string): string {
  const sources = closure(file, (name) => site.read(name));
  return VerdictCache.key(compilerOf(site, file), ...[...sources].flat());
}

function compile(site: Site, compiler: string, files: readonly string[]): Found[] {
  const sources = Object.fromEntries(files.map((file) => [file, {content: site.read(file) ?? ''}]));
  const readImport = (name: string): {contents: string} | {error: string} => {
    const contents = name.startsWith('src/') ? site.read(name) : readPackage(site.root, name);
    return contents === undefined ? {error: `there is no ${name}`} : {contents};
  };
  let errors;
  try {
    // If only the ABI is requested, the compiler analyses everything and skips the slow half of its work.
    errors = runSolc(compiler, {sources, settings: {outputSelection: {'*': {'*': ['abi']}}}}, readImport);
  } catch {
    return files.map((file) => ({
      file,
      line: 1,
      message: `The compiler "${compiler}" is not installed.`,
      fix: 'Run "npm ci", or set "compiler" in claim.json to an alias from package.json.',
    }));
  }
  // Faults of an imported snippet are reported for that snippet; warnings about packages are ignored, because only
  // their authors can fix them.
  const elsewhere = (severity: string, file = '') =>
    file !== '' && !sources[file] && (file.startsWith('src/') || severity === 'warning');
  return errors
    .filter(({severity, sourceLocation}) => severity !== 'info' && !elsewhere(severity, sourceLocation?.file))
    .map(({severity, message, sourceLocation}) => {
      const file = sourceLocation?.file && sources[sourceLocation.file] ? sourceLocation.file : files[0]!;
      return {
        file,
        line: lineOfByte(sources[file]?.content ?? '', sourceLocation?.start ?? 0),
        message: `${compiler} ${severity === 'error' ? 'rejects this contract' : 'warns'}: ${message.split('\n')[0]!.replace(/\.$/, '')}.`,
        fix:
          severity === 'error'
            ? 'Correct the contract.'
            : 'Correct it, because readers who compile the contract see the warning, too.',
        severity: severity === 'warning' && MEANT_TO_WARN.test(file) ? 'warning' : 'error',
      };
    });
}

function readPackage(root: string, name: string): string | undefined {
  try {
    return readFileSync(path.join(root, 'node_modules', name), 'utf8');
  } catch {
    return undefined;
  }
}
