/**
 * The words of flat prose that a dictionary can check. Excluded are words with digits or an underscore (names of
 * methods and versions), file names and addresses, words of one or two letters, and words in capitals only.
 */
export function* wordsOf(text: string): Generator<{word: string; offset: number}> {
  for (const token of text.matchAll(/[^\s\uFFFC,;()[\]{}"“”«»—–…|/]+/gu)) {
    if (/[\d_@#$%^*=<>\\~]|\w\.\w|:\w|^\.|^--/.test(token[0])) continue;
    for (const match of token[0].matchAll(/[\p{Script=Latin}\p{M}]+(?:['’][\p{Script=Latin}\p{M}]+)*/gu)) {
      const word = match[0].replaceAll('’', "'");
      if (word.length < 3 || word === word.toUpperCase()) continue;
      yield {word, offset: token.index + match.index};
    }
  }
}

/** The parts of a name in mixed case: `walletConnect` gives wallet and Connect; a plain word is its only part. */
export function partsOf(word: string): string[] {
  return word.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}']+/gu) ?? [word];
}

/**
 * The verb forms from which a Spanish word with attached pronouns can derive: `pruébala` gives prueba, `guardándolo`
 * gives guardando, `enviártela` gives enviar. The pronouns move the accent, so it is removed.
 */
export function spanishBases(word: string): string[] {
  const match = /^(.{3,}?)(?:(?:me|te|se|nos)?(?:lo|la|los|las|le|les)|me|te|se|nos)$/i.exec(word);
  if (!match) return [];
  const bare = match[1]!
    .normalize('NFD')
    .replace(/([aeiou])\u0301/gi, '$1')
    .normalize('NFC');
  return /(?:[aeiou]|r|n|d)$/i.test(bare) ? [bare, match[1]!] : [];
}
