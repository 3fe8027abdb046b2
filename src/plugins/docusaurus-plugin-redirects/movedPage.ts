/**
 * HTML of a page that has moved to `target`. It contains no script (a strict Content-Security-Policy would need a hash
 * for each) and no words to translate, and search engines don't index it.
 */
export function movedPage(title: string, siteUrl: string, target: string, lang: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${siteUrl}${target}">
<title>${title}</title>
</head>
<body>
<main><h1>${title}</h1><p><a href="${target}">${siteUrl}${target}</a></p></main>
</body>
</html>
`;
}
