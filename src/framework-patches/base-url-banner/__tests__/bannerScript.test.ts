import vm from 'node:vm';
import {expect, it} from 'vitest';
import {bannerScript, SCRIPTS_DONE} from '../client/bannerScript';

const words = {
  title: 'It says "no" </script> & &lt;',
  cause: 'Cause.',
  current: 'Own:',
  suggestion: 'Other:',
  baseUrl: '/es/',
};

/** Runs a script in a page whose address has this path. Returns what the script adds to the page. */
function shown(script: string, pathname: string, globals: object = {}): {html: string; suggestion: string} {
  const inserted: {innerHTML: string}[] = [];
  const suggestion = {textContent: ''};
  let ready = (): void => undefined;
  const document = {
    addEventListener: (name: string, listener: () => void) => {
      if (name === SCRIPTS_DONE) ready = listener;
    },
    createElement: () => ({innerHTML: ''}),
    getElementById: () => suggestion,
    body: {firstChild: null, insertBefore: (node: {innerHTML: string}) => inserted.push(node)},
  };
  vm.runInNewContext(script, {document, window: globals, location: {pathname}});
  ready();
  return {html: inserted.map(({innerHTML}) => innerHTML).join(''), suggestion: suggestion.textContent};
}

it.each([
  ['/portal/es/', '/portal/es/'],
  ['/portal/es', '/portal/es/'],
  ['/', '/'],
])('§8 at %s the banner suggests the base URL %s', (pathname, expected) => {
  const {html, suggestion} = shown(bannerScript(words), pathname);
  expect(suggestion).toBe(expected);
  expect(html).toMatch(/Own:<code[^>]*>\/es\/<\/code>/);
  expect(html).toContain('solid red');
});

it('§8 a page whose framework has loaded shows none', () => {
  expect(shown(bannerScript(words), '/', {docusaurus: {}}).html).toBe('');
});

it('words stay words: no text ends the script or becomes an element', () => {
  expect(bannerScript(words)).not.toContain('</script');
  expect(shown(bannerScript(words), '/').html).toContain('It says &quot;no&quot; &lt;/script> &amp; &amp;lt;');
});
