import http from 'node:http';
import type {AddressInfo} from 'node:net';

const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** A server for pages and programs. `answer` returns the response to each posted body, and doesn't reject. */
export function createHttpServer(answer: (body: string) => Promise<string>): http.Server {
  return http.createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      void answer(body).then((text) =>
        response.writeHead(200, {...CORS, 'content-type': 'application/json'}).end(text),
      );
    });
  });
}

/** Listens on a free port of 127.0.0.1 and returns it. */
export async function listen(server: http.Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Stops a server and closes the connections that clients keep open. */
export const close = (server: http.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
