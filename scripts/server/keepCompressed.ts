import type {IncomingMessage, OutgoingHttpHeaders, ServerResponse} from 'node:http';

/** A file as it was sent. */
interface Kept {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** Takes a request; calls `next` where it has no answer. */
type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Keeps each file as it was compressed for its first reader: a host compresses a file once, not for each visit. It stands
 * before what compresses. Like the list of files that the server has read, it holds for one build; all of its texts take a few megabytes.
 */
export function keepCompressed(): Answer {
  const kept = new Map<string, Kept>();
  return (request, response, next) => {
    // Whoever has the file, or wants a part of it, gets no whole body.
    if (request.method !== 'GET' || request.headers['if-none-match'] || request.headers.range) return next();
    const key = `${request.headers['accept-encoding'] ?? ''} ${request.url?.split('?')[0]}`;
    const known = kept.get(key);
    if (known) {
      response.writeHead(200, known.headers).end(known.body);
      return;
    }
    collect(response, (body) => {
      if (response.statusCode === 200 && response.getHeader('Content-Encoding')) kept.set(key, {headers: response.getHeaders(), body});
    });
    next();
  };
}

/** Gives `done` the bytes that go out, once all of them have been handed over. */
function collect(response: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const {write, end} = response;
  const add = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  response.write = ((...args: Parameters<typeof write>) => {
    add(args[0]);
    return write.apply(response, args);
  }) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    add(args[0]);
    done(Buffer.concat(chunks));
    return end.apply(response, args);
  }) as typeof end;
}
