import {micromark} from 'micromark';
import {gfm, gfmHtml} from 'micromark-extension-gfm';

/** Converts authored Markdown to HTML. The result for one paragraph has no `<p>`. Raw HTML is shown as text. */
export function toHtml(markdown: string): string {
  const html = micromark(markdown.trim(), {extensions: [gfm()], htmlExtensions: [gfmHtml()]});
  const single = /^<p>((?:(?!<\/p>)[\s\S])*)<\/p>$/.exec(html);
  return single ? single[1]! : html;
}

/** Converts authored Markdown to plain text, for descriptions and search. */
export function toPlainText(markdown: string): string {
  const entities: Record<string, string> = {'&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&'};
  return toHtml(markdown)
    .replace(/<[^>]+>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
