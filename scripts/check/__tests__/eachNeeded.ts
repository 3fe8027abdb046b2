/**
 * The regular expressions that lack one alternative of a list or a group each: `a(?:b|c)` gives `a(?:c)` and `a(?:b)`.
 * A test that fails for none of them doesn't need that alternative.
 */
export function withoutEachAlternative(source: string): string[] {
  return groupsOf(source).flatMap(([start, ends]) =>
    ends.length < 2
      ? []
      : ends.map((end, index) => {
          const from = index === 0 ? start : ends[index - 1]!;
          // The bar before the alternative goes with it; the first one takes the bar behind it.
          return source.slice(0, from) + source.slice(index === 0 ? end + 1 : end);
        }),
  );
}

/** The content of each group: where it starts, and where each of its alternatives ends. */
function groupsOf(source: string): [start: number, ends: number[]][] {
  const open: [number, number[]][] = [[0, []]];
  const closed: [number, number[]][] = [];
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const char = source[at];
    if (char === '\\') at++;
    else if (inClass) inClass = char !== ']';
    else if (char === '[') inClass = true;
    else if (char === '(') {
      const kind = /^\((?:\?(?:<?[=!]|:|<\w+>))?/.exec(source.slice(at))![0];
      open.push([at + kind.length, []]);
      at += kind.length - 1;
    } else if (char === '|') open.at(-1)![1].push(at);
    else if (char === ')') {
      const group = open.pop()!;
      group[1].push(at);
      closed.push(group);
    }
  }
  const whole = open[0]!;
  whole[1].push(source.length);
  return [...closed, whole];
}
