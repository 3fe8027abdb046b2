import {recordError} from '../../../src/plugins/docusaurus-plugin-translations/record';
import type {Page} from '../types';

export interface FieldSchema {
  required?: boolean;
  /** What the value should be, as it is shown to the writer. */
  about: string;
  /** What is wrong with a value, to follow `"key" …`; undefined when it is right. */
  check(value: unknown, page: Pick<Page, 'locale'>): string | undefined;
}

export const PAGE_TYPES = ['hub', 'concept', 'howto', 'reference', 'vulnerability', 'gas', 'faq', 'release'] as const;

const text = (about: string, required = false): FieldSchema => ({
  about, required, check: (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'is not a text'),
});
const flag = (about: string): FieldSchema => ({about, check: (value) => (typeof value === 'boolean' ? undefined : 'is not true or false')});
const list = (about: string): FieldSchema => ({
  about,
  check: (value) => (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string') ? undefined : 'is not a list of texts'),
});
const date = (about: string, required = false): FieldSchema => ({
  about, required,
  check: (value) => (typeof value === 'string' && isDate(value) ? undefined : `is "${String(value)}", not a date of the calendar`),
});
const textOrNull = (about: string): FieldSchema => ({about, check: (value) => (value === null || typeof value === 'string' ? undefined : 'is not a text or null')});

/** A Chinese character says about twice what a Latin one does. */
const description: FieldSchema = {
  required: true,
  about: '70 to 160 characters (Chinese: 30 to 80) that say what the reader gets',
  check(value, page) {
    if (typeof value !== 'string') return 'is not a text';
    const [min, max] = page.locale === 'zh' ? [30, 80] : [70, 160];
    const length = [...value.trim()].length;
    return length < min || length > max ? `has ${length} characters, not ${min} to ${max}` : undefined;
  },
};

const slug: FieldSchema = {
  about: 'a path without spaces, extension or locale; only where it differs from the file path',
  check: (value) => (typeof value === 'string' && /^[\w./-]+$/.test(value) && !/\.mdx?$/.test(value) ? undefined : 'is not a path'),
};
/** Hashes of the English sections that a translation renders. */
const source: FieldSchema = {
  about: 'what "npm run translations -- --accept" writes into a translation, and nothing else',
  check: (value, page) => (page.locale === 'en' ? 'belongs to translations only' : recordError(value)),
};
const common = {
  title: text('the page\'s name, as a task or an idea', true),
  description,
  slug,
  tags: list('keys of the tags file'),
  keywords: list('words for search engines'),
  image: text('path of the picture shown when the page is shared'),
  unlisted: flag('true for a page that is reached by direct link only'),
};
const doc: Record<string, FieldSchema> = {
  ...common,
  type: {
    required: true,
    about: `one of ${PAGE_TYPES.join(', ')}`,
    check: (value) => ((PAGE_TYPES as readonly unknown[]).includes(value) ? undefined : `is "${String(value)}"`),
  },
  sidebar_label: text('a short title for the sidebar'),
  sidebar_position: {about: 'a number', check: (value) => (typeof value === 'number' ? undefined : 'is not a number')},
  sidebar_key: text('a unique key for the sidebar entry'),
  displayed_sidebar: textOrNull('id of a sidebar, or null for none'),
  pagination_next: textOrNull('id of a page, or null for none'),
  pagination_prev: textOrNull('id of a page, or null for none'),
  hide_table_of_contents: flag('true to hide the table of contents'),
  verified: flag('false when our tests do not cover everything the page says'),
  not_run: text('a phrase that completes "Not covered by our tests: …"; only with verified: false'),
  review_by: date('an ISO date like 2027-05-31'),
  source,
};
const blog: Record<string, FieldSchema> = {
  ...common,
  date: date('an ISO date like 2026-11-21', true),
  authors: list('keys of blog/authors.yml'),
  hide_table_of_contents: doc.hide_table_of_contents!,
  source,
};
const page: Record<string, FieldSchema> = {...common, hide_table_of_contents: doc.hide_table_of_contents!, source};

/** The schema that a page's front matter must satisfy. */
export function schemaFor({kind}: Pick<Page, 'kind'>): Record<string, FieldSchema> {
  return kind === 'blog' ? blog : kind === 'page' ? page : doc;
}

function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+Z?)?$/.exec(value);
  return match !== null && new Date(`${match[1]}-${match[2]}-${match[3]}T00:00:00Z`).toISOString().startsWith(`${match[1]}-${match[2]}-${match[3]}`);
}
