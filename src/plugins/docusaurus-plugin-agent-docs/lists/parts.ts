/** Most bytes of a file with whole pages, so that it fits into the context of most models. */
export const MAX_BYTES = 250_000;

const SEPARATOR = '\n---\n\n';

/** A file with pages one after the other. */
export interface Part {
  readonly name: string;
  readonly text: string;
  /** The positions of its first and last page. */
  readonly from: number;
  readonly to: number;
}

/**
 * Joins texts to as few files as the limit allows, in their order.
 *
 * @param name of the file, to which several files add their numbers
 * @throws Error if one text alone is too long
 */
export function joinTexts(name: string, texts: readonly string[], limit = MAX_BYTES): Part[] {
  const groups: {from: number; texts: string[]; bytes: number}[] = [];
  texts.forEach((text, index) => {
    const bytes = Buffer.byteLength(text) + SEPARATOR.length;
    if (bytes > limit)
      throw new Error(`Text ${index + 1} of "${name}" has ${bytes} bytes, more than the ${limit} of a file.`);
    const last = groups.at(-1);
    if (last && last.bytes + bytes <= limit) {
      last.texts.push(text);
      last.bytes += bytes;
    } else groups.push({from: index, texts: [text], bytes});
  });
  return groups.map((group, index) => ({
    name: groups.length > 1 ? `${name}-${index + 1}` : name,
    text: group.texts.join(SEPARATOR),
    from: group.from,
    to: group.from + group.texts.length - 1,
  }));
}
