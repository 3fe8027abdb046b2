import type {ErrorTable} from '../../remark/errorTables/read';
import type {PageError, PageErrors} from './client/types';
import {inlineHtml} from './inlineHtml';

/** A page of the portal. */
interface Page {
  /** With the address of the site and its language. */
  readonly permalink: string;
  readonly title: string;
}

/**
 * The rows of all error tables that have messages. Rows with the same texts are one error with several pages.
 * @throws Error for a table whose page doesn't exist
 */
export function pageErrors(tables: readonly ErrorTable[], docs: readonly Page[], baseUrl: string): PageErrors {
  const pages: PageErrors['pages'] = [];
  const errors = new Map<string, PageError>();
  for (const {page, rows} of tables) {
    const [address] = page.split('#');
    // The address of a folder's first page ends with a slash.
    const doc = docs.find(({permalink}) => permalink.replace(/\/$/, '') === `${baseUrl}${address!.slice(1)}`);
    if (!doc) throw new Error(`src/facts/errors: there is no page "${address}".`);
    pages.push({path: page, title: doc.title});
    for (const {messages, cause, fix} of rows) {
      if (messages.length === 0) continue;
      const error = {
        messages: [...messages],
        causeHtml: inlineHtml(cause, baseUrl),
        ...(fix !== undefined && {fixHtml: inlineHtml(fix, baseUrl)}),
      };
      const key = JSON.stringify(error);
      const known = errors.get(key) ?? {...error, pages: []};
      known.pages.push(pages.length - 1);
      errors.set(key, known);
    }
  }
  return {pages, errors: [...errors.values()]};
}

/** All pages of the documentation, from the content of all plugins. */
export function docsIn(allContent: Record<string, unknown>): Page[] {
  const instances = allContent['docusaurus-plugin-content-docs'] as
    | Record<string, {loadedVersions: {docs: Page[]}[]}>
    | undefined;
  return Object.values(instances ?? {}).flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs));
}
