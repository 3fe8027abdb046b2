import type {PageRule, Problem} from '../types';
import {type FieldSchema, schemaFor} from './front-matter.schema';

/** Docusaurus accepts unknown keys in silence, so a misspelt `descripton` would go unseen. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  about: 'closed set of keys by kind of page, required keys, lengths, dates, known type',
  *check(page): Generator<Problem> {
    if (page.kind === 'partial') return;
    const schema = schemaFor(page);
    if (Object.keys(page.frontMatter).length === 0) {
      yield {line: 1, message: 'The page has no front matter.', fix: `Start it with "---" and the keys ${required(schema).join(', ')}.`};
      return;
    }
    for (const key of required(schema)) {
      if (!(key in page.frontMatter)) yield {line: 1, message: `The front matter has no "${key}".`, fix: `Add it: ${schema[key]!.about}.`};
    }
    for (const [key, value] of Object.entries(page.frontMatter)) {
      const line = page.frontMatterLines[key] ?? 1;
      const field = schema[key];
      if (!field) {
        yield {line, message: `The front matter key "${key}" is not known.`, fix: `Delete it, or use one of ${Object.keys(schema).join(', ')}.`};
        continue;
      }
      const wrong = field.check(value, page);
      if (wrong) yield {line, message: `"${key}" ${wrong}.`, fix: `It should be: ${field.about}.`};
    }
    const {verified, not_run: notRun} = page.frontMatter;
    if (verified === false && notRun === undefined) {
      yield {line: page.frontMatterLines['verified'] ?? 1, message: 'The page does not say what our tests leave out.', fix: `Add "not_run": ${schema['not_run']!.about}.`};
    }
    if (verified !== false && notRun !== undefined) {
      yield {line: page.frontMatterLines['not_run'] ?? 1, message: '"not_run" is set on a page without "verified: false".', fix: 'Add it, or delete "not_run".'};
    }
  },
};

function required(schema: Record<string, FieldSchema>): string[] {
  return Object.keys(schema).filter((key) => schema[key]!.required);
}
