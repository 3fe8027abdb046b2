import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sendCall, TIMEOUT_MS} from '../request';

/** The path selects the response, so that each test can choose the server's behaviour. */
const server = http.createServer((request, response) => {
  const answer = (body: string, status = 200) =>
    response.writeHead(status, {'content-type': 'application/json'}).end(body);
  switch (request.url) {
    case '/result':
      return answer('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    case '/null':
      return answer('{"jsonrpc":"2.0","id":1,"result":null}');
    case '/proto':
      return answer('{"result":{"__proto__":{"polluted":true}}}');
    case '/error':
      return answer('{"error":{"code":-32602,"message":"Invalid params","data":"0x"}}');
    case '/error400':
      return answer('{"error":{"code":-32005,"message":"limit"}}', 429);
    case '/http':
      return answer('<h1>Bad gateway</h1>', 502);
    case '/http503':
      return answer('{"jsonrpc":"2.0","id":1,"result":"0x1"}', 503);
    case '/html':
      return answer('<!doctype html>');
    case '/array':
      return answer('[]');
    case '/large':
      return answer(`{"result":"${'a'.repeat(200_000)}"}`);
    case '/deep':
      return answer(`{"result":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    default:
      return undefined; // never responds
  }
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, options = {}) => sendCall({url: base + path, method: 'eth_chainId', params: []}, options);

describe('one call, every outcome', () => {
  it('a result', async () => expect(await call('/result')).toMatchObject({kind: 'result', result: '0x1', bytes: 39}));
  it('a null result is a result', async () =>
    expect(await call('/null')).toMatchObject({kind: 'result', result: null}));
  it('an error with its data', async () =>
    expect(await call('/error')).toMatchObject({
      kind: 'rpcError',
      code: -32602,
      message: 'Invalid params',
      data: '0x',
    }));
  it('an error wins over the status that carries it', async () =>
    expect(await call('/error400')).toMatchObject({kind: 'rpcError', code: -32005}));
  it('a status with the start of its body', async () =>
    expect(await call('/http')).toMatchObject({kind: 'http', status: 502, body: '<h1>Bad gateway</h1>'}));
  it('a status wins over the result that it carries', async () =>
    expect(await call('/http503')).toMatchObject({
      kind: 'http',
      status: 503,
      body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}',
    }));
  it('no JSON', async () => expect(await call('/html')).toMatchObject({kind: 'notJson'}));
  it('JSON that is no answer', async () => expect(await call('/array')).toMatchObject({kind: 'notRpc'}));
  it('an answer over the limit is refused', async () =>
    expect(await call('/large', {maxBytes: 100_000})).toMatchObject({kind: 'tooLarge', limit: 100_000}));
  it('10 000 levels of nesting are read', async () => expect(await call('/deep')).toMatchObject({kind: 'result'}));
  it('a limit of time', async () =>
    expect(await call('/never', {timeoutMs: 50})).toMatchObject({kind: 'timeout', limit: 50}));
  it('nobody listens', async () =>
    expect(await sendCall({url: 'http://127.0.0.1:1', method: 'x', params: []})).toMatchObject({
      kind: 'network',
      cause: 'host',
    }));
  it('§7 the limit is 15 s', () => expect(TIMEOUT_MS).toBe(15_000));
  it('cancelled while it waits', async () => {
    const controller = new AbortController();
    const pending = call('/never', {signal: controller.signal});
    controller.abort();
    expect(await pending).toMatchObject({kind: 'cancelled'});
  });
  it('cancelled before it starts', async () =>
    expect(await call('/never', {signal: AbortSignal.abort()})).toMatchObject({kind: 'cancelled'}));
  it('a hostile prototype stays data', async () => {
    await call('/proto');
    expect(({} as {polluted?: boolean}).polluted).toBeUndefined();
  });
});
