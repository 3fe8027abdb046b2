import {afterEach, describe, expect, it, vi} from 'vitest';
import {REQUESTS} from '../requests';
import {send, TIMEOUT_MS, type Surroundings} from '../send';

/** An environment whose clock returns 0, then 143, and whose network is `answer`. */
function around(answer: typeof fetch, isOffline = () => false): Surroundings {
  const times = [0, 143.4];
  return {fetch: answer, now: () => times.shift() ?? 0, isOffline};
}

const replies =
  (body: string, status = 200) =>
  async () =>
    new Response(body, {status});
const ask = (surroundings: Surroundings, cancel = new AbortController().signal) =>
  send('https://node.example', '{}', cancel, surroundings);
/** A network that never responds until the request is aborted. */
const silent: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

afterEach(() => vi.useRealTimers());

describe('send', () => {
  it('decodes a quantity and rounds the time', async () => {
    expect(await ask(around(replies('{"jsonrpc":"2.0","id":1,"result":"0x7a120"}')))).toEqual({
      kind: 'ok',
      hex: '0x7a120',
      value: 500_000n,
      ms: 143,
    });
  });

  it('sends the body by POST as JSON', async () => {
    const network = vi.fn(replies('{"result":"0x1"}'));
    await send(
      REQUESTS.core.url,
      REQUESTS.core.body,
      new AbortController().signal,
      around(network as unknown as typeof fetch),
    );
    const [url, init] = network.mock.calls[0] as unknown as [string, RequestInit];
    expect(url).toBe(REQUESTS.core.url);
    expect(init).toMatchObject({method: 'POST', headers: {'content-type': 'application/json'}});
    expect(JSON.parse(String(init.body))).toEqual({jsonrpc: '2.0', id: 1, method: 'cfx_epochNumber', params: []});
  });

  it('shows the error of a node, regardless of the HTTP status', async () => {
    const refusal = '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}';
    for (const status of [200, 400]) {
      expect(await ask(around(replies(refusal, status)))).toEqual({
        kind: 'refused',
        code: -32601,
        message: 'Method not found',
        ms: 143,
      });
    }
  });

  it.each([
    ['a status, with a page', replies('<html>busy</html>', 429), {kind: 'http', status: 429}],
    ['a status, with JSON that is no refusal', replies('{"detail":"busy"}', 503), {kind: 'http', status: 503}],
    ['a page instead of JSON', replies('<html>sign in</html>'), {kind: 'notJson'}],
    ['an empty body', replies(''), {kind: 'notJson'}],
    ['a result that is no quantity', replies('{"result":{"hash":"0x1"}}'), {kind: 'unexpected'}],
    ['null', replies('null'), {kind: 'unexpected'}],
  ])('%s', async (_name, network, outcome) => {
    expect(await ask(around(network as typeof fetch))).toEqual(outcome);
  });

  it('does not try when the browser is offline', async () => {
    const network = vi.fn(silent);
    expect(await ask(around(network, () => true))).toEqual({kind: 'offline'});
    expect(network).not.toHaveBeenCalled();
  });

  it('distinguishes a lost connection from an endpoint that cannot be reached', async () => {
    const fails = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await ask(around(fails))).toEqual({kind: 'unreachable'});
    let asked = 0;
    expect(await ask(around(fails, () => asked++ > 0))).toEqual({kind: 'offline'});
  });

  it('ends after the time limit', async () => {
    vi.useFakeTimers();
    const outcome = ask(around(silent));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toEqual({kind: 'timeout'});
  });

  it('can be cancelled, before and during', async () => {
    const cancel = new AbortController();
    const outcome = ask(around(silent), cancel.signal);
    cancel.abort();
    expect(await outcome).toEqual({kind: 'cancelled'});
  });
});

describe('REQUESTS', () => {
  it('shows in the curl line exactly what the browser sends', () => {
    for (const {url, body, curl, method} of Object.values(REQUESTS)) {
      expect(url).toMatch(/^https:\/\//);
      expect(curl).toBe(`curl -s ${url} -H 'content-type: application/json' -d '${body}'`);
      expect(JSON.parse(body)).toMatchObject({method});
    }
  });
});
