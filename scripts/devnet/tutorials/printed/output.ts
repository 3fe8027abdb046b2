/**
 * What differs from reader to reader: addresses and hashes, blocks, amounts of gas and epochs. "…" marks an omission.
 */
const OWN = /…|0x[0-9a-fA-F]{8,}|(?<=\bblocks? |\bblockNumber +|"startBlock": |\bgas[\w ]* )\d+|\b\d{4,}\b/g;
/** Durations, which no page shows. Mocha prints only long ones, Foundry and Hardhat print all of them. */
const TIMES = / \(\d+ms\)$|(?: in|; finished in)? [\d.]+(?:ns|µs|ms|s)(?: \([\d.]+(?:ns|µs|ms|s) CPU time\))?/g;
const match = (line: string, pattern: RegExp) => pattern.exec(line) ?? pattern.exec(line.replace(TIMES, ''));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asPattern = (own: string) => (own === '…' ? '(.*)' : own.startsWith('0x') ? '(0x[0-9a-fA-F]+)' : '(\\d+)');

/** A line of a page as a pattern for what another reader sees. */
function patternOf(line: string): {pattern: RegExp; shown: string[]} {
  const shown = line.match(OWN) ?? [];
  const texts = line.split(OWN).map(escaped);
  return {
    pattern: new RegExp(
      `^${texts.map((text, index) => `${text}${index < shown.length ? asPattern(shown[index]!) : ''}`).join('')}$`,
    ),
    shown: [...shown],
  };
}

/**
 * Finds the lines that a page shows, in order, among those that were printed.
 * @returns the reader's own values, by those that the page shows
 * @throws Error with the first line that is missing
 */
export function findShown(shownText: string, printed: string): Map<string, string> {
  const own = new Map<string, string>();
  const lines = printed.split('\n').map((line) => line.trimEnd());
  let from = 0;
  for (const line of shownText
    .trimEnd()
    .split('\n')
    .map((text) => text.trimEnd())) {
    const {pattern, shown} = patternOf(line);
    const found = lines.findIndex((candidate, index) => index >= from && match(candidate, pattern));
    if (found < 0) throw new Error(`the page shows "${line}", but this was printed:\n${printed}`);
    from = found + 1;
    match(lines[found]!, pattern)!
      .slice(1)
      .forEach((value, index) => own.set(shown[index]!, value));
  }
  return own;
}
