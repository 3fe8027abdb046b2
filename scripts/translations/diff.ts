/** With more lines, a table of all pairs would be too large, so the two texts are shown one after the other. */
const LIMIT = 2_000;

/** Lines of `before` and `after`, marked with `-`, `+` or a space. The longest common lines are the unchanged ones. */
export function diffLines(before: string, after: string): string[] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  if (a.length > LIMIT || b.length > LIMIT) return [...a.map((line) => `- ${line}`), ...b.map((line) => `+ ${line}`)];
  const common = Array.from({length: a.length + 1}, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i]![j] = a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push(`  ${a[i++]}`);
      j++;
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      lines.push(`- ${a[i++]}`);
    } else {
      lines.push(`+ ${b[j++]}`);
    }
  }
  return lines;
}
