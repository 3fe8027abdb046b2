const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/**
 * One line of authored text as HTML: `code` between backticks and links, everything else unchanged.
 * @param baseUrl address of the site, which addresses of its pages get
 */
export function inlineHtml(text: string, baseUrl = '/'): string {
  return text
    .replace(/[&<>"]/g, (character) => ESCAPES[character]!)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(
      /\[((?:[^\]]|\](?!\())+)\]\(([^)\s]+)\)/g,
      (_, shown: string, to: string) =>
        `<a href="${to.startsWith('/') ? `${baseUrl}${to.slice(1)}` : to}">${shown}</a>`,
    );
}
