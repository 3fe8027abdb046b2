/**
 * A searchable unit of a text. `start` and `end` are offsets in the original text.
 * `whole` distinguishes a complete word or name from a part of one: `cfx_getBalance` is whole, its `get` is not.
 */
export type Token = {term: string; start: number; end: number; whole: boolean};

/** Han, kana and iteration marks: scripts without spaces, which are split into pairs. */
const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〇';
const PATTERN = new RegExp(
  [
    // Proposals in all spellings: CIP-1559, EIP 712, erc20.
    '(?<proposal>(?<![\\p{L}\\p{N}_])(?:CIP|EIP|ERC|CRC)[-\\u2010-\\u2013 ]?\\d+(?![\\p{L}\\p{N}]))',
    // Error codes: -32602, also with the typographic minus.
    '(?<code>(?<![\\p{L}\\p{N}_.)\\]-])[-\\u2212]\\d{3,}(?![\\p{L}\\p{N}]))',
    `(?<cjk>[${CJK}]+)`,
    // Words and names, with inner dots and underscores: web3.js, v2.4, tx.origin, cfx_getBalance.
    `(?<word>(?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+(?:[._](?:(?![${CJK}])[\\p{L}\\p{N}\\p{M}])+)*)`,
  ].join('|'),
  'giu',
);
const VERSION = /^v\d+(?:\.\d+)+$/i;
/** A word without parts. */
const PLAIN = /^\p{Lu}?\p{Ll}*$/u;
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+/gu;

/** Letters, digits and marks that a Chinese keyboard types in full width, such as ｃｆｘ＿ｃａｌｌ, in their usual width. */
export const halfWidth = (text: string): string =>
  isAscii(text)
    ? text
    : text
        .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
        .replace(/\u3000/g, ' ');

/** Whether a text has only characters that need no folding. Most words are such, and the check is much faster. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

/** Lower case without accents: the same for "Transacción", "transaccion" and "TRANSACCIÓN". */
export const fold = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function pairs(run: string, start: number): Token[] {
  const characters = [...run];
  if (characters.length === 1) return [{term: run, start, end: start + run.length, whole: true}];
  let offset = start;
  return characters.slice(0, -1).map((character, index) => {
    const term = character + characters[index + 1]!;
    const token = {term, start: offset, end: offset + term.length, whole: true};
    offset += character.length;
    return token;
  });
}

/** A word, then the pieces between its dots and underscores, then the pieces of its camelCase. */
function nameTokens(word: string, start: number): Token[] {
  const tokens: Token[] = [{term: fold(word), start, end: start + word.length, whole: true}];
  if (PLAIN.test(word)) return tokens;
  const add = (piece: string, offset: number): void => {
    const term = fold(piece);
    if (!tokens.some((token) => token.term === term))
      tokens.push({term, start: offset, end: offset + piece.length, whole: false});
  };
  // A version is the same with and without its letter: v3.1 and 3.1.
  if (VERSION.test(word)) add(word.slice(1), start + 1);
  for (const piece of word.matchAll(/[^._]+/g)) {
    const offset = start + piece.index;
    add(piece[0], offset);
    // Hexadecimal values contain no words.
    if (/^0x/i.test(piece[0]) || piece[0].length > 60) continue;
    const inner = [...piece[0].matchAll(PARTS)];
    if (inner.length > 1) for (const part of inner) add(part[0], offset + part.index);
  }
  return tokens;
}

/** Splits a text of any language into tokens, in reading order. */
export function tokenise(text: string): Token[] {
  return [...halfWidth(text).matchAll(PATTERN)].flatMap((match) => {
    const [found] = match;
    const start = match.index;
    const end = start + found.length;
    const {proposal, code, cjk} = match.groups ?? {};
    if (cjk) return pairs(found, start);
    if (code)
      return [
        {term: `-${found.slice(1)}`, start, end, whole: true},
        {term: found.slice(1), start: start + 1, end, whole: false},
      ];
    if (proposal) {
      // All kinds have three letters, and at most one character separates them from the number.
      const [kind, number] = [found.slice(0, 3), found.slice(3).replace(/\D/, '')];
      return [
        {term: fold(kind + number), start, end, whole: true},
        {term: fold(kind), start, end: start + kind.length, whole: false},
        {term: number, start: end - number.length, end, whole: false},
      ];
    }
    return nameTokens(found, start);
  });
}
