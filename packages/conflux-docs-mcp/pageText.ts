/** Characters of a page that one answer contains. Longer pages come in several. */
const MOST = 20_000;

/**
 * A part of a long text that ends with a whole line, and a line that says how to get the rest.
 *
 * @throws Error if the text ends before `offset`
 */
export function partOf(text: string, offset: number): string {
  if (offset >= text.length && offset > 0)
    throw new Error(`The page has only ${text.length} characters, so nothing begins at offset ${offset}.`);
  const rest = text.slice(offset, offset + MOST);
  if (offset + rest.length === text.length) return rest;
  const part = rest.slice(0, rest.lastIndexOf('\n') + 1) || rest;
  const end = offset + part.length;
  return `${part}\n[Characters ${offset} to ${end} of ${text.length}. For the rest, call again with offset ${end}.]\n`;
}
