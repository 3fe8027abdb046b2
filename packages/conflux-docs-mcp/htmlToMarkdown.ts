import {parse} from 'parse5';
import {languageOf, type Locale} from '@site/src/languages';
import {Converter} from '@site/src/plugins/docusaurus-plugin-agent-docs/convert/convert';
import {find} from '@site/src/plugins/docusaurus-plugin-agent-docs/convert/nodes';
import {markdownOf} from '@site/src/plugins/docusaurus-plugin-agent-docs/convert/toMarkdown';

/**
 * A piece of a page as Markdown on one line.
 *
 * @param address of the site, for links inside it
 */
export function htmlToMarkdown(html: string, address: string, locale: Locale): string {
  const body = find(parse(html), ({tagName}) => tagName === 'body')!;
  const resolve = (href: string): string => (href.startsWith('/') ? address + href : href);
  const blocks = new Converter({url: address, folder: languageOf(locale).folder, resolve}).blocks(body);
  return markdownOf(blocks)
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}
