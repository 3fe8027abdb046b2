import {getEventListeners} from 'node:events';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {whyUnreachable} from '../reach';
import {sendCall} from '../request';

const call = {url: 'https://node.example', method: 'eth_call', params: [{to: '0x1'}, 'latest']};

/** A browser that receives this body as the next response. */
const answers = (body: BodyInit | null, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));
/** A body that arrives in these parts. */
const inParts = (parts: Uint8Array[], onCancel?: () => void) =>
  new ReadableStream<Uint8Array>({
    pull(stream) {
      const part = parts.shift();
      if (part) stream.enqueue(part);
      else stream.close();
    },
    ...(onCancel && {cancel: onCancel}),
  });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the request of a call', () => {
  it('is JSON-RPC and carries nothing that the browser knows about the host', async () => {
    const sent: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return new Response('{"result":1}');
    });
    await sendCall(call);
    const [[url, {body, signal, ...rest}]] = sent as [[string, RequestInit]];
    expect(url).toBe('https://node.example');
    expect(signal?.aborted).toBe(false);
    expect(JSON.parse(body as string)).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{to: '0x1'}, 'latest'],
    });
    expect(rest).toEqual({
      method: 'POST',
      headers: {'content-type': 'application/json'},
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers();
    answers('{"result":1}');
    const {signal} = new AbortController();
    await sendCall(call, {signal});
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('says how long it took, in whole milliseconds', async () => {
    answers('{"result":1}');
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10.6));
    const {ms} = await sendCall(call);
    vi.mocked(performance.now).mockRestore();
    expect(ms).toBe(11);
  });
});

describe('an answer', () => {
  it('without a body is no JSON', async () => {
    answers(null);
    expect(await sendCall(call)).toMatchObject({kind: 'notJson', body: '', bytes: 0});
  });

  it('may be split within a character', async () => {
    const bytes = new TextEncoder().encode('{"result":"树图"}');
    answers(inParts([bytes.slice(0, 12), bytes.slice(12)]));
    expect(await sendCall(call)).toMatchObject({kind: 'result', result: '树图', bytes: 19});
  });

  it('of exactly the limit is read, and the rest of a larger one is not', async () => {
    const part = new TextEncoder().encode('{"result":1}');
    answers(inParts([part]));
    expect(await sendCall(call, {maxBytes: part.length})).toMatchObject({kind: 'result'});
    const cancelled = vi.fn();
    answers(inParts([part, part, part, part], cancelled));
    expect(await sendCall(call, {maxBytes: part.length})).toMatchObject({kind: 'tooLarge'});
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it.each(['null', '7', '"error"', '{}', '{"error":"busy"}', '{"error":null}', '{"error":{"code":"7"}}'])(
    'of %s is no JSON-RPC',
    async (body) => {
      answers(body);
      expect(await sendCall(call)).toMatchObject({kind: 'notRpc', body, bytes: body.length});
    },
  );

  it('with an error of null is a result', async () => {
    answers('{"error":null,"result":7}');
    expect(await sendCall(call)).toMatchObject({kind: 'result', result: 7});
  });

  it('with an error that says only its code has no message and no data', async () => {
    answers('{"error":{"code":-32000}}');
    const {ms, ...error} = await sendCall(call);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(error).toStrictEqual({kind: 'rpcError', code: -32000, message: '', bytes: 25});
  });

  it.each([
    ['notJson', 'x'.repeat(1_000), 200],
    ['notRpc', JSON.stringify('x'.repeat(1_000)), 200],
    ['http', 'x'.repeat(1_000), 502],
  ])('that cannot be shown as a result (%s) is shown by its first 400 characters', async (kind, body, status) => {
    answers(body, {status});
    expect(await sendCall(call)).toMatchObject({kind, body: body.slice(0, 400)});
  });
});

describe('the second look at a host', () => {
  it('sends nothing that the browser knows about it and reads no stored answer', async () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent.push(init);
      return new Response();
    });
    expect(await whyUnreachable(call.url, new AbortController().signal)).toBe('cors');
    const [{signal, ...rest}] = sent as [RequestInit];
    expect(signal?.aborted).toBe(false);
    expect(rest).toEqual({mode: 'no-cors', cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer'});
  });

  it('ends with the call, also if that had ended before', () => {
    const looks: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, {signal}: RequestInit) => {
      looks.push(signal!);
      return new Promise(() => {});
    });
    const controller = new AbortController();
    void whyUnreachable(call.url, controller.signal);
    expect(looks[0]!.aborted).toBe(false);
    controller.abort();
    expect(looks[0]!.aborted).toBe(true);
    void whyUnreachable(call.url, controller.signal);
    expect(looks[1]!.aborted).toBe(true);
  });

  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => new Response());
    const {signal} = new AbortController();
    await whyUnreachable(call.url, signal);
    expect(vi.getTimerCount()).toBe(0);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
