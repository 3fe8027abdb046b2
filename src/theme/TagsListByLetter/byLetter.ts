import type {TagsListItem} from '@docusaurus/utils';

/** Tags that start with the same letter. */
export interface LetterGroup {
  readonly letter: string;
  readonly tags: readonly TagsListItem[];
}

/** A label without accents and case, which is the sort key. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const compare = (a: string, b: string): number =>
  Number(plain(a) > plain(b)) - Number(plain(a) < plain(b)) || Number(a > b) - Number(a < b);

/** The letter of a label. An accent doesn't make a separate letter, except in Ñ. */
const initial = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replace(/[\u0301\u0308]/gu, '')
      .normalize('NFC'),
  ][0]!.toUpperCase();

/**
 * Groups tags by their first letter, both sorted in the same order on every machine: collations for Chinese differ
 * between Node.js and browsers.
 */
export function byLetter(tags: readonly TagsListItem[]): LetterGroup[] {
  const groups = new Map<string, TagsListItem[]>();
  for (const tag of tags) {
    const letter = initial(tag.label);
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([letter, members]) => ({letter, tags: members.sort((a, b) => compare(a.label, b.label))}));
}
