import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {shownCode} from '../../scripts/lib/shownCode';
import {TRANSLATION_FOLDERS} from '../../src/languages';

/** `/markdown-page` shows code as an example of how code looks. It must still be code that works. */
const PAGE = 'src/pages/markdown-page.mdx';
const TRANSLATIONS = TRANSLATION_FOLDERS.map(
  (folder) => `i18n/${folder}/docusaurus-plugin-content-pages/markdown-page.mdx`,
);

describe('§2.1 /markdown-page: the code that it shows', () => {
  it('programs come from snippets, which the check compiles and tests/node runs', () => {
    const infos = [...fs.readFileSync(PAGE, 'utf8').matchAll(/^```(solidity|ts|python)([^\n]*)$/gm)];
    expect(infos.map(([, language]) => language)).toEqual(['solidity', 'ts', 'python']);
    for (const [, , meta] of infos) expect(meta).toMatch(/^ file=/);
  });

  it.each(TRANSLATIONS)('is the same in %s', (file) => {
    expect(shownCode(PAGE).length).toBeGreaterThan(5);
    expect(shownCode(file)).toEqual(shownCode(PAGE));
  });
});
