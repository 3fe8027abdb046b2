const CHARSET = /<meta charset=(?:"[^"]*"|'[^']*'|[^\s>]+)\s*\/?>/i;

/**
 * The page with its policy before anything that could load or run. The character set stays first: browsers look for
 * it in the first 1024 bytes only.
 *
 * @throws when the page has no head
 */
export function insertPolicy(html: string, policy: string): string {
  const head = /<head\b[^>]*>/i.exec(html);
  if (!head) throw new Error('The page has no <head>.');
  const start = head.index + head[0].length;
  const charset = CHARSET.exec(html);
  const rest = charset ? html.slice(start).replace(charset[0], '') : html.slice(start);
  return `${html.slice(0, start)}${charset?.[0] ?? '<meta charset="utf-8">'}<meta http-equiv="Content-Security-Policy" content="${policy}">${rest}`;
}
