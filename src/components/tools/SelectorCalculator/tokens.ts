/** A word, a pair of brackets of an array (`[]`, `[3]`), or one of `(`, `)`, `,`. */
export type Token = string;

const TOKEN = /\s*(?:([A-Za-z_$][\w$]*)|\[\s*(\d*)\s*\]|([(),]))/y;

/** The tokens before the end, and the position where reading stopped: a declaration can continue with `{` or `;`. */
export function tokensOf(text: string): {tokens: Token[]; rest: string} {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) return {tokens, rest: text.slice(at).trim()};
    const [, word, length, mark] = match;
    tokens.push(word ?? mark ?? `[${length}]`);
  }
}

export const isWord = (token: Token | undefined): boolean => token !== undefined && /^[A-Za-z_$]/.test(token);
export const isArray = (token: Token | undefined): boolean => token !== undefined && token.startsWith('[');
