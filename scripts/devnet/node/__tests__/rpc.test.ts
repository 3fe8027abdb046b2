import http from 'node:http';
import type {AddressInfo, Socket} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {post} from '../rpc';

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that closes a connection at its second request, and from `limit` connections on also at the first one. */
async function start(limit = Infinity): Promise<{port: number; read: () => number}> {
  const used = new Set<Socket>();
  let connections = 0;
  let read = 0;
  server = http.createServer((request, response) => {
    if (used.has(request.socket) || ++connections > limit) return void request.socket.destroy();
    used.add(request.socket);
    read++;
    response.end('answer');
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return {port: (server.address() as AddressInfo).port, read: () => read};
}

describe('a request to a node', () => {
  it('is sent again on a new connection if the node closes the one that is kept', async () => {
    const {port, read} = await start();
    for (let index = 0; index < 3; index++) expect(await post(port, '{}')).toBe('answer');
    expect(read()).toBe(3);
  });

  it('fails if the node closes a new connection', async () => {
    const {port} = await start(1);
    expect(await post(port, '{}')).toBe('answer');
    await expect(post(port, '{}')).rejects.toThrow('socket hang up');
  });
});
