import {execFile, fork, spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import {promisify} from 'node:util';
import type {SampleCall, SampleKind} from 'docusaurus-plugin-openrpc/samples';

/** Inside the project, so that samples find the packages they import. */
const FOLDER = path.resolve(__dirname, '../../../packages/.cache/samples');
const LIMIT_MS = 20_000;

/** Runs samples as a reader would and returns the value that each prints. */
export interface SampleRunner {
  run(kind: SampleKind, call: SampleCall): Promise<unknown>;
  stop(): void;
}

interface Report {
  printed?: string;
  failed?: string;
}

function printedOf({printed, failed}: Report): string {
  if (failed !== undefined || printed === undefined)
    throw new Error(`the sample failed: ${failed ?? 'nothing printed'}`);
  return printed;
}

const within = <T>(promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the sample did not end in ${LIMIT_MS} ms`)), LIMIT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

export async function startSampleRunner(): Promise<SampleRunner> {
  const folder = path.join(FOLDER, String(process.pid));
  fs.mkdirSync(folder, {recursive: true});
  const js: ChildProcess = fork(path.join(__dirname, 'runner.mjs'), [], {execArgv: []});
  await new Promise((resolve) => js.once('message', resolve));
  const python = spawn('python3', [path.join(__dirname, 'runner.py')], {stdio: ['pipe', 'pipe', 'inherit']});
  // On machines without Python, its samples are skipped.
  python.on('error', () => {});
  const lines: Interface = createInterface({input: python.stdout});
  let count = 0;

  async function runJs(file: string): Promise<unknown> {
    const report = new Promise<Report>((resolve) => js.once('message', (message) => resolve(message as Report)));
    js.send({file});
    const values = JSON.parse(printedOf(await within(report))) as unknown[];
    if (values.length !== 1) throw new Error(`the sample printed ${values.length} values`);
    return values[0];
  }

  async function runPython(file: string): Promise<unknown> {
    const report = new Promise<string>((resolve) => lines.once('line', resolve));
    python.stdin.write(`${file}\n`);
    return JSON.parse(printedOf(JSON.parse(await within(report)) as Report));
  }

  async function runShell(file: string): Promise<unknown> {
    const {stdout} = await promisify(execFile)('bash', [file], {timeout: LIMIT_MS});
    const {result, error} = JSON.parse(stdout) as {result?: unknown; error?: unknown};
    if (error) throw new Error(`the sample was answered by ${JSON.stringify(error)}`);
    return result;
  }

  return {
    async run(kind, call) {
      const file = path.join(folder, `${++count}-${kind.file}`);
      fs.writeFileSync(file, kind.write(call));
      if (kind.language === 'js') return runJs(file);
      return kind.language === 'python' ? runPython(file) : runShell(file);
    },
    stop() {
      js.disconnect();
      if (python.pid) python.stdin.end();
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}
