import http from 'node:http';

/** An error that a JSON-RPC server returned. `data` is missing if the server sent none. */
export interface RpcErrorBody {
  code: number;
  message: string;
  data?: unknown;
}

/** One JSON-RPC response: exactly one of `result` and `error` is set. */
export interface RpcAnswer {
  jsonrpc?: string;
  id?: unknown;
  result?: unknown;
  error?: RpcErrorBody;
}

/** Thrown by `call` if the server returned an error. */
export class RpcError extends Error {
  constructor(
    readonly method: string,
    readonly body: RpcErrorBody,
  ) {
    super(`${method}: ${body.code} ${body.message}${body.data === undefined ? '' : ` (${JSON.stringify(body.data)})`}`);
    this.name = 'RpcError';
  }
}

const agent = new http.Agent({keepAlive: true, maxSockets: 4});

/**
 * Posts a body to 127.0.0.1:`port` and returns the text of the response. Rejects after 20 s, because the node hangs
 * rather than fails.
 */
export function post(port: number, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        agent,
        headers: {'content-type': 'application/json', 'content-length': Buffer.byteLength(body)},
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        response.on('error', reject);
      },
    );
    request.setTimeout(20_000, () => request.destroy(new Error(`no answer from port ${port} in 20 s`)));
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A node closes connections that were idle for a while. If it does so while a request is on its way, the node
      // hasn't read the request.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(post(port, body));
      else reject(error);
    });
    request.end(body);
  });
}

/** Sends one request and returns the whole response, even if it is an error. */
export async function ask(port: number, method: string, params: unknown = []): Promise<RpcAnswer> {
  return JSON.parse(await post(port, JSON.stringify({jsonrpc: '2.0', id: 1, method, params}))) as RpcAnswer;
}

/** Sends one request and returns its result; throws `RpcError` if the server returned an error. */
export async function call<T>(port: number, method: string, params: unknown = []): Promise<T> {
  const answer = await ask(port, method, params);
  if (answer.error) throw new RpcError(method, answer.error);
  return answer.result as T;
}
