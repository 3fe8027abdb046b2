import {isArray, isWord, tokensOf, type Token} from './tokens';
import {canonicalType} from '@site/src/components/parts/Calculator/abiTypes';

type Kind = 'function' | 'event' | 'error';

type Problem =
  | 'noName'
  | 'noParentheses'
  | 'unclosed'
  | 'emptyParameter'
  | 'unknownType'
  | 'extraWord'
  | 'arrayLength'
  | 'notIndexed'
  | 'tooManyIndexed'
  | 'afterEnd'
  | 'noSelector'
  | 'internal'
  | 'tooLong'
  | 'tooDeep';

export type Parsed =
  | {ok: true; kind: Kind | undefined; canonical: string; isAnonymous: boolean}
  /** `detail`: the affected part of the text. */
  | {ok: false; problem: Problem; detail: string};

/** No signature is longer, and no real struct is nested more deeply. */
export const [MAX_LENGTH, MAX_DEPTH] = [4000, 32];
const KINDS: readonly string[] = ['function', 'event', 'error'] satisfies Kind[];
const LOCATIONS = new Set(['memory', 'calldata', 'storage']);
/** Words that can follow the parameters of a declaration. */
const AFTER = new Set([
  'external',
  'public',
  'view',
  'pure',
  'payable',
  'nonpayable',
  'virtual',
  'override',
  'returns',
  'anonymous',
]);

class Fault extends Error {
  constructor(
    readonly problem: Problem,
    readonly detail = '',
  ) {
    super(problem);
  }
}

/** Reads a list of parameters and counts the indexed ones. */
class Reader {
  at = 0;
  indexed = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly rest: string,
  ) {}

  get next(): Token | undefined {
    return this.tokens[this.at];
  }

  /** `(…)` as the ABI writes it. */
  parameters(depth = 0): string {
    if (depth > MAX_DEPTH) throw new Fault('tooDeep');
    this.at++;
    const types: string[] = [];
    if (this.next === ')') return this.close(types);
    for (;;) {
      types.push(this.parameter(depth));
      if (this.next === ')') return this.close(types);
      if (this.next !== ',') throw this.fault();
      this.at++;
    }
  }

  private close(types: readonly string[]): string {
    this.at++;
    return `(${types.join(',')})`;
  }

  private parameter(depth: number): string {
    let type = this.type(depth);
    for (; isArray(this.next); this.at++) {
      if (/^\[0/.test(this.next!)) throw new Fault('arrayLength', this.next);
      type += this.next;
    }
    this.words(type, depth);
    return type;
  }

  private type(depth: number): string {
    if (this.next === 'tuple' && this.tokens[this.at + 1] === '(') this.at++;
    if (this.next === '(') return this.parameters(depth + 1);
    if (this.next === ',' || this.next === ')') throw new Fault('emptyParameter');
    if (!isWord(this.next)) throw this.fault();
    const type = canonicalType(this.next!);
    if (type === undefined) throw new Fault('unknownType', this.next);
    this.at++;
    return type;
  }

  /** `indexed`, the data location and the name are not part of the signature. */
  private words(type: string, depth: number): void {
    if (type === 'address' && this.next === 'payable') this.at++;
    if (this.next === 'indexed') {
      if (depth > 0) throw new Fault('notIndexed');
      this.indexed++;
      this.at++;
    }
    if (LOCATIONS.has(this.next ?? '')) this.at++;
    if (isWord(this.next)) this.at++;
    if (isWord(this.next) || isArray(this.next)) throw new Fault('extraWord', this.next);
  }

  private fault(): Fault {
    const detail = this.next ?? this.rest.slice(0, 20);
    return detail === '' ? new Fault('unclosed') : new Fault('extraWord', detail);
  }
}

function read(text: string): Parsed {
  if (text.length > MAX_LENGTH) throw new Fault('tooLong');
  const {tokens, rest} = tokensOf(text);
  const kind = KINDS.includes(tokens[0] ?? '') && tokens[1] !== '(' ? (tokens[0] as Kind) : undefined;
  const [name, ...others] = tokens.slice(kind ? 1 : 0);
  if (/^(?:constructor|fallback|receive)$/.test(name ?? '')) throw new Fault('noSelector', name);
  if (!isWord(name)) throw new Fault('noName');
  if (others[0] !== '(') throw new Fault('noParentheses', name);
  const reader = new Reader(others, rest);
  const canonical = name! + reader.parameters();
  const after = others.slice(reader.at);
  const isAnonymous = after.includes('anonymous');
  if (after[0] === 'internal' || after[0] === 'private') throw new Fault('internal', after[0]);
  if (after.length > 0 ? !AFTER.has(after[0]!) : rest !== '' && !/^[;{]/.test(rest))
    throw new Fault('afterEnd', after[0] ?? rest.slice(0, 20));
  if (reader.indexed > 0 && kind && kind !== 'event') throw new Fault('notIndexed');
  if (reader.indexed > (isAnonymous ? 4 : 3)) throw new Fault('tooManyIndexed');
  return {ok: true, kind, canonical, isAnonymous};
}

/** Reads a signature or a whole declaration of a function, an event or an error, as Solidity writes it. */
export function parseSignature(text: string): Parsed {
  try {
    return read(text.trim());
  } catch (fault) {
    if (fault instanceof Fault) return {ok: false, problem: fault.problem, detail: fault.detail};
    throw fault;
  }
}
