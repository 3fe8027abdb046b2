import {describe, expect, it} from 'vitest';
import {OBJECT} from '../parse/blocks';
import {hasOtherTexts, MESSAGES, otherTexts, referenceTexts} from '../parse/otherTexts';

const texts = (file: string, source: string) =>
  otherTexts(file, source).map(({locale, block}) => `${locale} ${block.line} ${block.text}`);

describe('texts that readers see outside of pages', () => {
  it.each([
    [
      'translations of the reference',
      'openrpc/i18n/es/core/a.yaml',
      'a:\n  summary: Uno.\n  list: [Dos, 3]\n',
      ['es 2 Uno.', 'es 3 Dos'],
    ],
    [
      'messages of the interface',
      'i18n/zh/code.json',
      '{\n  "a": {\n    "message": "一 \\"二\\"",\n    "description": "三"\n  }\n}',
      ['zh 3 一 "二"'],
    ],
    [
      'facts, by language',
      'src/facts/a.json',
      '[\n  {"en": "One", "zh": "一", "fr": "un"},\n  {"es": "Uno"}\n]',
      ['en 2 One', 'zh 2 一', 'es 3 Uno'],
    ],
    [
      'sequences and tables, by language',
      'src/sequences/a.yaml',
      'title: {en: One, zh: 一}\nname: Two\ntext:\n  es: >-\n    Tres `cuatro`, {{fact:a.b}}\n',
      ['en 1 One', 'zh 1 一', `es 5 Tres ${OBJECT}, ${OBJECT}`],
    ],
    [
      'messages of a component',
      'src/components/A/index.tsx',
      "translate({id: 'a', message: 'One'});\ntranslate({id: 'b', message: 'It\\'s two'});",
      ['en 1 One', "en 2 It\\'s two"],
    ],
    ['not those of the framework', 'src/theme/A/index.tsx', "translate({id: 'theme.a', message: 'One'});", []],
    [
      'texts between tags',
      'src/pages/a.tsx',
      '<p>\n  <Translate id="a">One two</Translate>\n  <Translate id="b" values={{c}}>\n    {\'Three {count} four\'}\n  </Translate>\n</p>',
      ['en 2 One two', 'en 3 Three \u2060 four'],
    ],
    [
      'nothing in other files',
      'src/client/a.ts',
      'translate({id: \'a\', message: \'One\'});\n<Translate>Two</Translate>\n"message": "a"\n{"en": "b"}',
      [],
    ],
    ['nothing in files of the same name elsewhere', 'x/i18n/zh/code.json', '  "message": "一"', []],
    [
      'messages behind their ids',
      'i18n/zh/code.json',
      '  "a": {"message": "一"}, "b": {"message": "二"}',
      ['zh 1 一', 'zh 1 二'],
    ],
    ['nothing in other messages', 'i18n/zh/other.json', '  "message": "一"', []],
  ])('%s', (_what, file, source, expected) => expect(texts(file, source)).toEqual(expected));

  it('are prose: code, targets of links, places for values and tags are none', () => {
    expect(texts('src/facts/a.json', '{"en": "See `abc` and `b` in [c](/d) of {each}, <b>f</b>."}')).toEqual([
      `en 1 See ${OBJECT} and ${OBJECT} in [c] of \u2060, f.`,
    ]);
  });

  it('of the reference are none where there is no reference', () => {
    expect(
      referenceTexts({root: process.cwd(), files: new Set(['docs/a.mdx']), pages: new Map(), read: () => undefined}),
    ).toEqual([]);
  });

  it('keys of translations are none, and the kind of a text is that of an attribute', () => {
    const [text, ...more] = otherTexts('openrpc/i18n/zh/a.yml', 'uno: 一');
    expect([text?.block.kind, text?.block.text, text?.file, more]).toEqual([
      'attribute',
      '一',
      'openrpc/i18n/zh/a.yml',
      [],
    ]);
  });

  it.each([
    'openrpc/i18n/zh/a/b.yaml',
    'openrpc/i18n/es/a.yml',
    'src/facts/a.json',
    'src/sequences/a.yaml',
    'src/tables/a.yaml',
    'src/components/A/b.ts',
    'src/pages/a.tsx',
    'src/plugins/a/b.ts',
    'src/theme/A/index.tsx',
    ...MESSAGES.flatMap((name) => [`i18n/zh/${name}`, `i18n/es/${name}`]),
  ])('may be in %s', (file) => expect(hasOtherTexts(file)).toBe(true));

  it.each([
    'openrpc/core/a.yaml',
    'openrpc/i18n/fr/a.yaml',
    'openrpc/i18n/zh/a.yaml.bak',
    'x/openrpc/i18n/zh/a.yaml',
    'src/facts/a/b.json',
    'src/sequences/a/b.yaml',
    'src/facts/a.json5',
    'x/src/facts/a.json',
    'src/client/a.ts',
    'src/components/A/b.css',
    'x/src/pages/a.tsx',
    'src/components/A/__tests__/a.test.ts',
    'i18n/zh/other.json',
    'i18n/fr/code.json',
    'i18n/zh/code.json.bak',
  ])('are not in %s', (file) => expect(hasOtherTexts(file)).toBe(false));
});
