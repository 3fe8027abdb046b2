import net from 'node:net';
import readline from 'node:readline';
import type {RpcAnswer} from '../../../../scripts/devnet/node/rpc';

/** A message that the node sends without a request if there is a new job. */
interface Notification {
  id: number;
  method: string;
  params: unknown[];
}

/** A connection to the stratum port of a node. */
export interface StratumMiner {
  /** Sends a message without changes and returns the response with its id. */
  ask(message: string): Promise<RpcAnswer>;
  /** Every job that arrived, oldest first. */
  jobs: Notification[];
  close(): void;
}

/** Connects to 127.0.0.1:`port`. Stratum is JSON-RPC with one message per line. */
export async function connectMiner(port: number): Promise<StratumMiner> {
  const socket = net.connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('error', reject);
  });
  const waiting = new Map<unknown, (answer: RpcAnswer) => void>();
  const jobs: Notification[] = [];
  readline.createInterface({input: socket}).on('line', (line) => {
    const message = JSON.parse(line) as RpcAnswer | Notification;
    if ('method' in message) jobs.push(message);
    else waiting.get(message.id)?.(message);
  });
  return {
    ask: (message) =>
      new Promise((resolve) => {
        waiting.set((JSON.parse(message) as RpcAnswer).id, resolve);
        socket.write(`${message}\n`);
      }),
    jobs,
    close: () => socket.destroy(),
  };
}
