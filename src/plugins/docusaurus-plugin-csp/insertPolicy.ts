const CHARSET = /<meta charset=(?:"[^"]*"|'[^']*'|[^\s>]+)\s*\/?>/i;

/**
 * Inserts the policy into a page before any element that could load or run something. The character set stays first,
 * because browsers only look for it in the first 1024 bytes.
 *
 * @throws if the page has no head
 */
export function insertPolicy(html: string, policy: string): string {
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) throw new Error('The page has no <head>.');
  const start = head.index + head[0].length;
  const charset = CHARSET.exec(html);
  const rest = charset ? html.slice(start).replace(charset[0], '') : html.slice(start);
  return `${html.slice(0, start)}${charset?.[0] ?? '<meta charset="utf-8">'}<meta http-equiv="Content-Security-Policy" content="${policy}">${rest}`;
}
