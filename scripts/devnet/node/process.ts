import {fork, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {format} from 'js-conflux-sdk';
import {homeIn} from '../../lib/home';
import {coreAccount, developmentSecrets} from './accounts';
import {freePorts} from '../../lib/ports.mjs';
import {posFiles} from './posGenesis';
import {ask, call} from './rpc';
import {nodeSettings, toToml, type NodePorts, type NodeSettingsInput} from './toml';

/** A node that runs in a separate process. */
export interface RunningNode {
  ports: NodePorts;
  dataDir: string;
  /** The result of `web3_clientVersion`, for example `conflux-rust/v3.0.2-fd68efe-20260110/rustc1.86.0`. */
  version: string;
  /** Stops the node and removes its data directory. Safe to call twice. */
  stop(): Promise<void>;
}

/** Settings that a test can change. By default, ports are free ones. */
export type StartOptions = Partial<Pick<NodeSettingsInput, 'pos' | 'chainIds' | 'ports' | 'changed'>> & {
  /** Phase in which the node counts as started; the default is the one in which it is in sync. */
  phase?: string;
};

/** Starting takes half a second on an idle machine, and much longer during a build. */
const READY_LIMIT_MS = 60_000;

/** Resolves when the child reports that the native module has started. */
function started(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`the node's process ended early (${signal ?? `code ${code}`})`)),
    );
    child.on('message', (message) => {
      if (message === 'started') resolve();
      else reject(new Error(`the node did not start: ${JSON.stringify(message)}`));
    });
  });
}

/** Waits until the node has reached a phase and serves requests. */
async function ready(localPort: number, wanted: string): Promise<void> {
  const limit = Date.now() + READY_LIMIT_MS;
  for (;;) {
    const phase = await ask(localPort, 'debug_currentSyncPhase').catch(() => null);
    if (phase?.result === wanted) return;
    if (Date.now() > limit)
      throw new Error(
        `the node is not ready after ${READY_LIMIT_MS} ms, phase ${JSON.stringify(phase?.result ?? null)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    if (child.connected) child.send('stop');
    else child.kill('SIGKILL');
  });
}

async function nodePorts(): Promise<NodePorts> {
  const [core, coreWs, espace, espaceWs, local, p2p] = (await freePorts(6)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return {core, coreWs, espace, espaceWs, local, p2p};
}

/** How often a start is attempted, because another program might take one of the free ports first. */
const PORT_ATTEMPTS = 3;

/**
 * Whether a node did not start because another program has one of its ports. The node's servers report that
 * differently.
 */
export const isPortTaken = (error: unknown): boolean => error instanceof Error && /already in use/i.test(error.message);

/**
 * Starts a node on free ports with a new data directory and waits until it serves requests (about 0.6 s). Each node has
 * its own child process, because the native module can't start a second time in the same process.
 */
export async function startNode(options: StartOptions = {}): Promise<RunningNode> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (options.ports || attempt === PORT_ATTEMPTS || !isPortTaken(error)) throw error;
    }
  }
}

async function startOnce({phase = 'NormalSyncPhase', ...options}: StartOptions): Promise<RunningNode> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'conflux-node-'));
  const ports = options.ports ?? (await nodePorts());
  const genesisSecrets = path.join(dataDir, 'secrets.txt');
  const miner = format.hexAddress(coreAccount('miner').address).slice(2);
  const configFile = path.join(dataDir, 'node.toml');
  fs.writeFileSync(genesisSecrets, `${developmentSecrets().join('\n')}\n`);
  fs.writeFileSync(
    configFile,
    toToml(nodeSettings({dataDir, pos: posFiles, miner, genesisSecrets, ...options, ports})),
  );

  const log = fs.openSync(path.join(dataDir, 'process.log'), 'w');
  const child = fork(path.join(__dirname, 'nodeChild.cjs'), [configFile, dataDir], {
    cwd: dataDir,
    // The node stores and lists keys in a folder below the home, where other nodes and the user might have theirs.
    env: homeIn(dataDir),
    execArgv: [],
    stdio: ['ignore', log, log, 'ipc'],
  });
  fs.closeSync(log);
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopChild(child).then(() => fs.rmSync(dataDir, {recursive: true, force: true})));
  try {
    await started(child);
    await ready(ports.local, phase);
    const version = await call<string>(ports.espace, 'web3_clientVersion');
    return {ports, dataDir, version, stop};
  } catch (error) {
    const output = fs.readFileSync(path.join(dataDir, 'process.log'), 'utf8').slice(0, 3000);
    await stop();
    throw new Error(`${(error as Error).message}${output ? `\nfirst output of the node:\n${output}` : ''}`);
  }
}
