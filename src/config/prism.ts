import type {PrismTheme} from 'prism-react-renderer';

/** Groups of token types of the highlighter, by their common colour (src/css/token-colors.css). */
const GROUPS: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'atrule', 'important', 'rule', 'directive', 'modifier'],
  function: ['function', 'function-variable', 'method', 'selector', 'tag'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'triple-quoted-string'],
  number: ['number', 'boolean', 'constant', 'symbol', 'date'],
  type: ['class-name', 'builtin', 'namespace', 'maybe-class-name', 'entity'],
  property: ['property', 'attr-name', 'key', 'variable', 'parameter', 'table', 'assign-left'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};

/**
 * One theme for both colour modes. Every colour is a CSS variable, so the server's HTML is right in dark mode from its
 * first frame (a theme with fixed colours flashes until React has started).
 */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--cx-code-ink)', backgroundColor: 'var(--cx-code-paper)'},
  styles: [
    ...Object.entries(GROUPS).map(([name, types]) => ({types, style: {color: `var(--cx-token-${name})`}})),
    {types: ['comment'], style: {fontStyle: 'italic' as const}},
    {types: ['important', 'bold'], style: {fontWeight: 'bold' as const}},
    {types: ['italic'], style: {fontStyle: 'italic' as const}},
  ],
};
