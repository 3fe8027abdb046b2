import {afterEach, describe, expect, it, vi} from 'vitest';
import {whyUnreachable} from '../reach';
import {sendCall} from '../request';

const call = {url: 'https://node.example', method: 'eth_chainId', params: []};

/** A browser's `fetch`: the call fails without a reason, and the second request ends as the test specifies. */
function browser(look: (signal: AbortSignal) => Promise<Response>) {
  const modes: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, {mode, signal, body}: RequestInit) => {
    modes.push(mode);
    if (mode !== 'no-cors') return Promise.reject(new TypeError('Failed to fetch'));
    expect(body).toBeUndefined();
    return look(signal!);
  });
  return modes;
}
afterEach(() => vi.unstubAllGlobals());

const untilAborted = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

describe('§7 an answer that the browser keeps back', () => {
  it('a server that answers anything is there: CORS refuses', async () => {
    const modes = browser(async () => new Response());
    expect(await sendCall(call)).toMatchObject({kind: 'network', cause: 'cors'});
    expect(modes).toEqual([undefined, 'no-cors']);
  });
  it('no server: the host cannot be reached', async () => {
    browser(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendCall(call)).toMatchObject({kind: 'network', cause: 'host'});
  });
  it('a host that says nothing within the limit cannot be reached', async () => {
    browser(untilAborted);
    expect(await whyUnreachable(call.url, new AbortController().signal, 20)).toBe('host');
  });
  it('without a network nothing more is sent', async () => {
    const modes = browser(async () => new Response());
    vi.stubGlobal('navigator', {onLine: false});
    expect(await sendCall(call)).toMatchObject({kind: 'network', cause: 'offline'});
    expect(modes).toEqual([undefined]);
  });
  it('cancelling ends the second look too', async () => {
    const controller = new AbortController();
    browser((signal) => {
      controller.abort();
      return untilAborted(signal);
    });
    expect(await sendCall(call, {signal: controller.signal})).toMatchObject({kind: 'cancelled'});
  });
  it('a connection that breaks within the answer is neither', async () => {
    const broken = new ReadableStream({pull: (stream) => stream.error(new TypeError('network error'))});
    vi.stubGlobal('fetch', async () => new Response(broken));
    expect(await sendCall(call)).toMatchObject({kind: 'network', cause: 'interrupted'});
  });
});
