import type {PageRule, Problem} from '../types';

/** Ids are part of a page's address: they must not change when a title is reworded or translated. */
export const headings: PageRule = {
  id: 'headings',
  about:
    'explicit kebab-case id on every heading, unique in the page; no first-level heading except the first of a standalone page; no skipped level',
  *check(page): Generator<Problem> {
    const seen = new Map<string, number>();
    let previous = 1;
    for (const heading of page.headings) {
      const {line, id, text, depth} = heading;
      // A standalone page has no rendered title, so it starts with a first-level heading, which needs no id.
      if (depth === 1 && page.kind === 'page' && heading === page.headings[0]) continue;
      if (depth === 1) {
        yield {
          line,
          message: `"${text}" is a first-level heading, but the title in the front matter is the page's only one.`,
          fix: 'Write it with "##", or delete it.',
        };
      } else if (depth > previous + 1 && page.kind !== 'partial') {
        yield {
          line,
          message: `"${text}" jumps from level ${previous} to level ${depth}.`,
          fix: `Write it with "${'#'.repeat(previous + 1)}".`,
        };
      }
      previous = depth;
      if (!id) {
        yield {
          line,
          message: `The heading "${text}" has no id.`,
          fix: `Add one at its end, the same in all languages: {#${suggest(text)}}.`,
        };
        continue;
      }
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
        yield {
          line,
          message: `The id "${id}" is not kebab-case.`,
          fix: 'Use lower-case letters, digits and single hyphens.',
        };
      }
      yield* once(id, line, seen);
    }
    for (const {id, line} of page.ids) yield* once(id, line, seen);
    for (const {name, line} of page.components) {
      if (/^h[1-6]$/.test(name))
        yield {
          line,
          message: `A heading of the page is written as <${name}>.`,
          fix: 'Write it with "##" and an id, so that the table of contents includes it.',
        };
    }
  },
};

function* once(id: string, line: number, seen: Map<string, number>): Generator<Problem> {
  const first = seen.get(id);
  if (first !== undefined)
    yield {
      line,
      message: `The id "${id}" is already used on line ${first}.`,
      fix: 'Give each heading of a page its own id.',
    };
  else seen.set(id, line);
}

function suggest(text: string): string {
  const words =
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, 5).join('-') || 'words-of-the-english-heading';
}
