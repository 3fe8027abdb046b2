import {parse} from 'parse5';
import {find, hasClass, type PageElement} from './nodes';

/**
 * The elements around each word of a code block only give it its color. They are most of a page, and without them it is
 * parsed in a third of the time.
 */
const withoutColors = (html: string): string =>
  html.replace(
    /(<pre\b[^>]*>)([^]*?)<\/pre>/g,
    (_all, start: string, code: string) => `${start}${code.replace(/<br\s*\/?>/g, '\n').replace(/<[^>]*>/g, '')}</pre>`,
  );

/**
 * The element with the text of a finished page. Only the main element is parsed, because the sidebar is large.
 *
 * @returns undefined if the page has no main element with a title
 */
export function readPage(html: string): PageElement | undefined {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  if (start < 0 || end < 0) return undefined;
  // Without scripts, an image that loads later is the one in its `noscript` element.
  const document = parse(withoutColors(html.slice(start, end)), {scriptingEnabled: false});
  const main = find(document, ({tagName}) => tagName === 'main')!;
  if (!find(main, ({tagName}) => tagName === 'h1')) return undefined;
  return find(main, (element) => hasClass(element, 'theme-doc-markdown')) ?? main;
}
