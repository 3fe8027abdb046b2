import {SnippetError} from './fence';

/** A region of a snippet: its text without the common indentation, and the line of its first shown line. */
export interface Region {
  readonly text: string;
  readonly line: number;
}

/** A snippet split by its markers. `whole` is the file without them. */
export interface Snippet {
  readonly whole: Region;
  readonly regions: ReadonlyMap<string, Region>;
}

/** A fault with its line in the snippet. */
export class RegionError extends SnippetError {
  constructor(
    readonly line: number,
    problem: string,
    fix: string,
  ) {
    super(problem, fix);
  }
}

/** `// #region name`, in the comment of any language that snippets are written in. */
const MARKER = /^\s*(?:\/\/|#)\s*#(region|endregion)\b[ \t]*(.*?)\s*$/;
const NAME = /^[a-z][a-z0-9-]*$/;

type Line = [number: number, text: string];

/**
 * Finds the regions of a snippet. They can nest and overlap; each has its own name and ends with it.
 * @throws RegionError for a marker that would not work as intended
 */
export function parseRegions(source: string): Snippet {
  const open = new Map<string, {line: number; lines: Line[]}>();
  const regions = new Map<string, Region>();
  const all: Line[] = [];
  for (const [index, text] of source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .entries()) {
    const line = index + 1;
    const marker = MARKER.exec(text);
    if (!marker) {
      all.push([line, text]);
      for (const region of open.values()) region.lines.push([line, text]);
      continue;
    }
    const [, kind, name = ''] = marker;
    if (!NAME.test(name))
      throw new RegionError(
        line,
        `The region name "${name}" is not a word of lowercase letters, digits and "-".`,
        'Write "// #region name" and "// #endregion name".',
      );
    if (kind === 'region') {
      if (open.has(name) || regions.has(name))
        throw new RegionError(
          line,
          `The region "${name}" is defined twice.`,
          'Give each region of a file its own name.',
        );
      open.set(name, {line, lines: []});
    } else {
      const region = open.get(name);
      if (!region)
        throw new RegionError(
          line,
          `The region "${name}" ends, but it never starts.`,
          `Write "#region ${name}" above it.`,
        );
      open.delete(name);
      regions.set(name, tidy(region.lines, region.line, `The region "${name}"`));
    }
  }
  const [unclosed] = open;
  if (unclosed)
    throw new RegionError(
      unclosed[1].line,
      `The region "${unclosed[0]}" does not end.`,
      `Write "#endregion ${unclosed[0]}" below it.`,
    );
  return {whole: tidy(all, 1, 'The file'), regions};
}

/** Removes empty lines at both ends, spaces at the ends of lines, and the common indentation. */
function tidy(lines: readonly Line[], at: number, what: string): Region {
  const full = lines.filter(([, text]) => text.trim() !== '');
  if (full.length === 0)
    throw new RegionError(at, `${what} is empty.`, 'Put the code that the page shows between the markers.');
  const kept = lines.slice(lines.indexOf(full[0]!), lines.indexOf(full.at(-1)!) + 1);
  const indents = full.map(([, text]) => /^[ \t]*/.exec(text)![0]);
  const common = indents.reduce((shared, indent) => {
    let length = 0;
    while (length < shared.length && shared[length] === indent[length]) length++;
    return shared.slice(0, length);
  });
  return {text: kept.map(([, text]) => text.slice(common.length).trimEnd()).join('\n'), line: kept[0]![0]};
}
