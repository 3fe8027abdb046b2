// Replaces npm: installs only the packages that a tutorial requests, as links to those of the repository. A package
// that the page leaves out is therefore missing, as it would be for its reader.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const [command, ...args] = process.argv.slice(2);
/** Folders with packages. They can have different versions of the same package. */
const INSTALLED = process.env.INSTALLED_PACKAGES.split(path.delimiter);
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
const fail = (message) => {
  console.error(`npm ${command}: ${message}`);
  process.exit(1);
};

/** `name@1.2.3`, as pages write it. Only the installed version is known to the tests. */
function split(spec) {
  const at = spec.lastIndexOf('@');
  if (at < 1) fail(`"${spec}" has no version. Write it as name@version.`);
  return [spec.slice(0, at), spec.slice(at + 1)];
}

/**
 * Packages that only start a program for this system, such as Foundry's, are not in the repository. That program takes
 * their place.
 */
const foldersOf = (name) =>
  [name, `${name}-linux-amd64`]
    .flatMap((one) => INSTALLED.map((folder) => path.join(folder, one)))
    .filter((folder) => fs.existsSync(folder));

function linkTools(source, name, bin, folder) {
  fs.mkdirSync(folder, {recursive: true});
  for (const [tool, file] of Object.entries(typeof bin === 'string' ? {[path.basename(name)]: bin} : bin)) {
    fs.rmSync(path.join(folder, tool), {force: true});
    fs.symlinkSync(path.join(source, file), path.join(folder, tool));
  }
}

function link(name, version, isGlobal) {
  const found = foldersOf(name);
  const source = found.find((folder) => read(path.join(folder, 'package.json')).version === version) ?? found[0];
  if (source === undefined) fail(`${name} isn't installed in the repository. Add it to tests/packages/package.json.`);
  const {version: installed, bin = {}} = read(path.join(source, 'package.json'));
  if (installed !== version) fail(`${name}@${version} is asked for, but the repository has ${installed}.`);
  if (isGlobal) return linkTools(source, name, bin, process.env.GLOBAL_BIN);
  const target = path.join('node_modules', name);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.rmSync(target, {force: true});
  fs.symlinkSync(source, target);
  linkTools(source, name, bin, 'node_modules/.bin');
}

if (command === 'install' && args.includes('--global')) {
  for (const [name, version] of args.filter((arg) => !arg.startsWith('-')).map(split)) link(name, version, true);
} else if (command === 'install') {
  const added = args.filter((arg) => !arg.startsWith('-')).map(split);
  if (!fs.existsSync('package.json') && added.length === 0) fail('there is no package.json in this folder.');
  const project = fs.existsSync('package.json') ? read('package.json') : {};
  const {dependencies = {}, devDependencies = {}} = project;
  for (const [name, version] of [...Object.entries({...dependencies, ...devDependencies}), ...added])
    link(name, version.replace(/^\^/, ''));
  if (added.length > 0)
    fs.writeFileSync(
      'package.json',
      JSON.stringify({...project, dependencies: {...dependencies, ...Object.fromEntries(added)}}, null, 2),
    );
} else {
  execFileSync(process.env.REAL_NPM, process.argv.slice(2), {
    stdio: 'inherit',
    env: {...process.env, NODE_OPTIONS: ''},
  });
}
