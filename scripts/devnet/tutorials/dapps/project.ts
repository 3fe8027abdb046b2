import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {testPackage, ROOT} from '../../packages';
import {serveProgram, type Served} from './serve';

const LIMIT_MS = 180_000;

/** Programs of a dApp's build by the name that readers type. The native compiler reports the same as the slow one. */
const PROGRAMS = {
  tsc: 'typescript-native/bin/tsc',
  'vue-tsc': 'vue-tsc/bin/vue-tsc.js',
  vite: 'vite/bin/vite.js',
  next: 'next/dist/bin/next',
} as const;

/** Path of a program of the dApps' packages or of the root's. */
export const programPath = (name: keyof typeof PROGRAMS): string =>
  [testPackage(PROGRAMS[name]), path.join(ROOT, 'node_modules', PROGRAMS[name])].find((file) => fs.existsSync(file)) ??
  PROGRAMS[name];

/** The commands of a script of package.json. */
function linesOf(folder: string, script: string): string[] {
  const {scripts} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]?.split(' && ') ?? [];
}

/**
 * Runs what `npm run <name>` would run. Parts that are joined by `&&` don't depend on each other, so they run together.
 */
export async function runScript(folder: string, name: string): Promise<void> {
  const lines = linesOf(folder, name);
  if (!lines.length) throw new Error(`package.json has no script "${name}"`);
  await Promise.all(
    lines.map((line) => {
      const [program = '', ...args] = line.split(' ');
      if (!(program in PROGRAMS)) throw new Error(`"npm run ${name}" starts ${program}, which is not known here`);
      return runIn(folder, program as keyof typeof PROGRAMS, args);
    }),
  );
}

/** Runs what `npm run dev` would run with Vite, on a free port, and waits until it responds. */
export function serveDevelopment(folder: string): Promise<Served> {
  if (linesOf(folder, 'dev').join() !== 'vite') throw new Error('"npm run dev" does not start Vite');
  return serveProgram(
    folder,
    programPath('vite'),
    (port) => ['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
    {mode: 'development'},
  );
}

/** Runs a program in a dApp's folder; rejects with its output if it fails. */
function runIn(
  folder: string,
  program: keyof typeof PROGRAMS,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const quiet = {NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: 'production', CI: '1'};
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [programPath(program), ...args],
      {cwd: folder, env: {...process.env, ...quiet, ...env}, timeout: LIMIT_MS},
      (error, stdout, stderr) => {
        if (error) reject(new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`));
        else resolve(stdout);
      },
    );
  });
}
