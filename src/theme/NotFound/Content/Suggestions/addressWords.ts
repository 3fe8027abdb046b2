const MOST = 100;
/** Shorter words are found everywhere. */
const LEAST = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * What someone looked for, according to an address without a page: the words of its last part. A method keeps its name;
 * the parts of `VerifyContracts` and `how-to-sponsor` are words.
 *
 * @param pathname path below the domain
 * @returns text for search, empty if the address says nothing
 */
export function addressWords(pathname: string): string {
  const last = decoded(pathname.split('/').filter(Boolean).at(-1) ?? '').replace(/\.(?:html?|mdx?)$/, '');
  const words = last.includes('_')
    ? last
    : last.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return words.trim().length < LEAST ? '' : words.trim().slice(0, MOST);
}
