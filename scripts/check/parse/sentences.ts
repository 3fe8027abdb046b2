/** Splits after marks that a capital or an opening mark follows. Abbreviations with a dot do not end a sentence. */
export function sentences(text: string): {text: string; start: number}[] {
  const found: {text: string; start: number}[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?:;]["”')]*(?:\s+(?=[\p{Lu}\p{N}\uFFFC¿¡"“(`])|\s*\n)|$/gu)) {
    const end = match.index + match[0].length;
    const before = text.slice(start, match.index + 1);
    if (match[0] !== '' && /\b(?:e\.g|i\.e|vs|etc|p\. ?ej|no|vol)\.$/i.test(before)) continue;
    if (before.trim())
      found.push({text: text.slice(start, match.index), start: start + (/\S/.exec(text.slice(start))?.index ?? 0)});
    start = end;
  }
  return found;
}
