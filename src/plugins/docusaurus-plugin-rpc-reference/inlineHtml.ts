const ESCAPES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** One line of authored text as HTML: `code` between backticks, everything else unchanged. */
export function inlineHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!).replace(/`([^`]+)`/g, '<code>$1</code>');
}
