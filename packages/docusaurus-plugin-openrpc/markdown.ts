import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** Authored Markdown as HTML; a text of one paragraph comes without its `<p>`. Raw HTML in it is shown as text. */
export function toHtml(markdown: string): string {
  const html = micromark(markdown.trim(), {extensions: [gfm()], htmlExtensions: [gfmHtml()]});
  const single = /^<p>((?:(?!<\/p>)[\s\S])*)<\/p>$/.exec(html);
  return single ? single[1]! : html;
}

/** Authored Markdown as plain text, for descriptions and search. */
export function toPlainText(markdown: string): string {
  const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'};
  return toHtml(markdown)
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
