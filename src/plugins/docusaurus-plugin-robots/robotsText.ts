/**
 * The text of `robots.txt`: crawlers can read everything, and each language has a sitemap.
 *
 * @param url origin of the site, without a slash at the end
 * @param baseUrls of the locales, each with a slash at both ends
 */
export function robotsText(url: string, baseUrls: readonly string[]): string {
  return [
    'User-agent: *',
    'Allow: /',
    '',
    ...baseUrls.map((baseUrl) => `Sitemap: ${url}${baseUrl}sitemap.xml`),
    '',
  ].join('\n');
}
