import type {Token as PrismToken, TokenStream} from 'prismjs';

/** A run of text of one kind. `types` are in order from the outermost to the innermost. */
export interface Token {
  types: string[];
  content: string;
  /** True for the only token of an empty line. */
  empty?: boolean;
}

const EMPTY: Token = {types: ['plain'], content: '\n', empty: true};

/** Adds a stream to `lines`, whose last element is the current line. */
function write(stream: TokenStream, types: string[], lines: Token[][]): void {
  if (Array.isArray(stream)) {
    for (const part of stream) write(part, types, lines);
  } else if (typeof stream === 'string') {
    stream.split('\n').forEach((content, index) => {
      if (index > 0) lines.push([]);
      if (content) lines.at(-1)?.push({types: types.length > 0 ? types : ['plain'], content});
    });
  } else {
    write(stream.content, [...types, ...kindsOf(stream)], lines);
  }
}

const kindsOf = ({type, alias}: PrismToken): string[] =>
  [type, ...(Array.isArray(alias) ? alias : alias ? [alias] : [])].filter(
    (kind, index, all) => all.indexOf(kind) === index,
  );

/**
 * The lines of a stream of tokens, or of a text without tokens. A line without text contains one token that is marked
 * empty.
 */
export function linesOf(stream: TokenStream): Token[][] {
  const lines: Token[][] = [[]];
  write(stream, [], lines);
  return lines.map((line) => (line.length > 0 ? line : [{...EMPTY}]));
}
