/** The data extracted from a pasted text. */
export type Input =
  | {kind: 'empty'}
  /** A whole response without an error. */
  | {kind: 'success'}
  | {kind: 'error'; code?: number; message: string; data?: string; isCut: boolean};

/** Longer texts are cut, because an error is at their beginning and the page must stay responsive. */
export const MAX_LENGTH = 100_000;
/** Bounds of the search in a parsed text. */
const MAX_VALUES = 5000;
const MAX_DEPTH = 30;

type Found = {code?: number; message: string; data?: string};

const own = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  // Libraries wrap revert data one level deeper. Deeper values are not messages.
  const inner = own(value, 'data') ?? own(value, 'message');
  return typeof inner === 'string' ? inner : undefined;
}

function errorIn(value: object): Found | undefined {
  const message = own(value, 'message');
  const code = own(value, 'code');
  if (typeof message === 'string' && typeof code === 'number') return {code, message, data: asText(own(value, 'data'))};
  const failure = own(value, 'txExecErrorMsg');
  return typeof failure === 'string' ? {message: failure} : undefined;
}

/** Parses JSON; undefined if the text isn't JSON, or is too deep for the browser's parser. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The first JSON-RPC error in a parsed value, nearest to the top; texts that contain JSON are parsed. */
function search(root: unknown): Found | undefined {
  let level: unknown[] = [root];
  for (let depth = 0, seen = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const next: unknown[] = [];
    for (const value of level) {
      if (++seen > MAX_VALUES) return undefined;
      if (typeof value === 'string') {
        if (value.includes('"error"')) next.push(parse(value));
        continue;
      }
      if (typeof value !== 'object' || value === null) continue;
      const found = errorIn(value);
      if (found) return found;
      for (const child of Object.values(value).slice(0, MAX_VALUES)) next.push(child);
    }
    level = next;
  }
  return undefined;
}

const isAnswer = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'result') && !Object.hasOwn(value, 'error');

/** Reads an error object, a whole response, a batch, a log line of a library, or a bare message. Never throws. */
export function readInput(pasted: string): Input {
  const isCut = pasted.length > MAX_LENGTH;
  const text = (isCut ? pasted.slice(0, MAX_LENGTH) : pasted).trim();
  if (text === '') return {kind: 'empty'};
  const parsed = parse(text);
  const found = search(parsed);
  if (found) return {kind: 'error', ...found, isCut};
  if (isAnswer(parsed)) return {kind: 'success'};
  const code =
    /["']?\bcode["']?\s*[:=]\s*["']?(-?\d{1,6})\b/.exec(text)?.[1] ??
    /^(-?\d{1,6})$/.exec(text)?.[1] ??
    /(?:^|[\s(["'`])(-3\d{4})\b/.exec(text)?.[1];
  const data = /\bdata["']?\s*[:=]\s*\\?["'](0x[0-9a-fA-F]{8,})/.exec(text)?.[1];
  return {kind: 'error', message: text, ...(code && {code: Number(code)}), ...(data && {data}), isCut};
}
