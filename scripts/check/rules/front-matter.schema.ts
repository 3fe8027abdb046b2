import {languageOf} from '../../../src/languages';
import type {Page} from '../types';

/** The JSON Schema of a key, with texts for the writer. */
export interface FieldSchema {
  /** The expected value, as it is shown to the writer. */
  description: string;
  /**
   * What is wrong with an invalid value, as the rest of a sentence that starts with `"key"`: one text, or one for each
   * keyword of the schema. `{value}` and `{length}` are replaced by the value and its length.
   */
  wrong: string | Record<string, string>;
  [keyword: string]: unknown;
}

/** The JSON Schema of a page's front matter. */
export interface FrontMatterSchema {
  type: 'object';
  properties: Record<string, FieldSchema>;
  required: readonly string[];
  additionalProperties: false;
}

export const PAGE_TYPES = ['hub', 'concept', 'howto', 'reference', 'vulnerability', 'gas', 'faq', 'release'] as const;

const text = (description: string): FieldSchema => ({
  description,
  type: 'string',
  pattern: '\\S',
  wrong: 'is not text',
});
const textOrNull = (description: string): FieldSchema => ({
  description,
  type: ['string', 'null'],
  wrong: 'is neither text nor null',
});
const flag = (description: string): FieldSchema => ({description, type: 'boolean', wrong: 'is not true or false'});
const list = (description: string): FieldSchema => ({
  description,
  type: 'array',
  minItems: 1,
  items: {type: 'string'},
  wrong: 'is not a list of texts',
});
const date = (description: string): FieldSchema => ({
  description,
  type: 'string',
  format: 'day',
  wrong: 'is "{value}", which is not a valid date',
});

function descriptionOf(locale: Page['locale']): FieldSchema {
  const [minLength, maxLength] = languageOf(locale).description;
  const length = `has {length} characters, not ${minLength} to ${maxLength}`;
  return {
    description: '70 to 160 characters (Chinese: 30 to 80) that say what the reader gets',
    type: 'string',
    minLength,
    maxLength,
    wrong: {type: 'is not text', minLength: length, maxLength: length},
  };
}

/** Hashes of the English sections that a translation renders. */
const sourceOf = (locale: Page['locale']): FieldSchema => ({
  description: 'only what "npm run translations -- --accept" writes into a translation',
  ...(locale === 'en'
    ? {not: {}, wrong: 'belongs only in translations'}
    : {isSourceRecord: true, wrong: 'is not what the command writes'}),
});

const tableOfContents = flag('true to hide the table of contents');

/** Keys of each kind of page, in addition to those that every page can have. */
const KEYS: Record<'doc' | 'blog' | 'page', Record<string, FieldSchema>> = {
  doc: {
    type: {description: `one of ${PAGE_TYPES.join(', ')}`, enum: PAGE_TYPES, wrong: 'is "{value}"'},
    sidebar_label: text('a short title for the sidebar'),
    sidebar_position: {description: 'a number', type: 'number', wrong: 'is not a number'},
    sidebar_key: text('a unique key for the sidebar entry'),
    displayed_sidebar: textOrNull('id of a sidebar, or null for none'),
    pagination_next: textOrNull('id of a page, or null for none'),
    pagination_prev: textOrNull('id of a page, or null for none'),
    hide_table_of_contents: tableOfContents,
    verified: flag('false when our tests do not cover everything the page says'),
    not_run: text('a phrase that completes "Not covered by our tests: …"; only with verified: false'),
    review_by: date('an ISO date like 2027-05-31'),
  },
  blog: {
    date: date('an ISO date like 2026-11-21'),
    authors: list('keys of blog/authors.yml'),
    hide_table_of_contents: tableOfContents,
  },
  page: {hide_table_of_contents: tableOfContents},
};
const REQUIRED = {doc: ['type'], blog: ['date'], page: []};

/** The schema that a page's front matter must satisfy. */
export function schemaFor({kind, locale}: Pick<Page, 'kind' | 'locale'>): FrontMatterSchema {
  const keys = kind === 'blog' || kind === 'page' ? kind : 'doc';
  return {
    type: 'object',
    additionalProperties: false,
    required: ['title', 'description', ...REQUIRED[keys]],
    properties: {
      title: text("the page's name, as a task or an idea"),
      description: descriptionOf(locale),
      slug: {
        description: 'a path without spaces, extension or locale; only where it differs from the file path',
        type: 'string',
        pattern: '^(?!.*\\.mdx?$)[\\w./-]+$',
        wrong: 'is not a path',
      },
      tags: list('keys of the tags file'),
      keywords: list('words for search engines'),
      image: text('path of the picture shown when the page is shared'),
      unlisted: flag('true for a page that is reached by direct link only'),
      ...KEYS[keys],
      source: sourceOf(locale),
    },
  };
}
