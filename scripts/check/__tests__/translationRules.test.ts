import {describe, expect, it} from 'vitest';
import {writeRecord} from '../../../src/plugins/docusaurus-plugin-translations/record';
import {FOLDERS, TRANSLATION_FOLDERS} from '../../../src/languages';
import {MESSAGE_FILES} from '../rules/interface-messages';
import {expectFindings, GOOD_BODY, lines, page} from './support';

const EN = 'docs/general/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/general/a.mdx';
const SPANISH = 'Una transferencia mueve CFX.\n\n## Lo que cuesta {#cost}\n\nQuien envía paga el gas.';
const english = page();
const done = writeRecord(page(SPANISH, {title: 'Enviar CFX'}), english, '2026-11-21');

describe('languages', () => {
  const required = [
    ...TRANSLATION_FOLDERS.flatMap((folder) => ['code.json', ...MESSAGE_FILES].map((name) => `i18n/${folder}/${name}`)),
    ...FOLDERS.map((folder) => `scripts/check/wording/${folder}.yaml`),
  ];
  const missing = (files: readonly string[]) =>
    lines(Object.fromEntries(['src/languages/index.ts', ...files].map((file) => [file, '{}'])), 'languages');

  it('reports the files that a language of the table has not, by name', async () => {
    expect(await missing(required)).toEqual([]);
    const found = await missing(required.filter((file) => !/es\/code|zh\.yaml/.test(file)));
    expect(found.map((line) => /^src\/languages\/index\.ts:1 {2}languages {2}(.*?)\. Copy/.exec(line)?.[1])).toEqual([
      'Spanish has no i18n/es/code.json',
      'Chinese has no scripts/check/wording/zh.yaml',
    ]);
  });
});

describe('translation-state', () => {
  const state = (files: Record<string, string>) => lines({[ZH]: done, ...files}, 'translation-state');

  it.each<[string, Record<string, string>, string[]]>([
    ['current', {[EN]: english, [ES]: done}, []],
    ['missing', {[EN]: english}, [`${EN}:1  translation-state`]],
    ['identical', {[EN]: english, [ES]: page(GOOD_BODY, {title: 'Enviar CFX'})}, [`${ES}:1  translation-state`]],
    ['without record', {[EN]: english, [ES]: page(SPANISH)}, [`${ES}:1  translation-state`]],
    [
      'stale',
      {
        [EN]: page(GOOD_BODY.replace('pays', 'pay')),
        [ZH]: writeRecord(done, page(GOOD_BODY.replace('pays', 'pay')), '2026-11-22'),
        [ES]: done,
      },
      [`${ES}:5  translation-state`],
    ],
    [
      'a part is gone',
      {
        [EN]: page('A transfer moves CFX from one account to another.'),
        [ES]: done,
        [ZH]: writeRecord(done, page('A transfer moves CFX from one account to another.'), '2026-11-22'),
      },
      [`${ES}:5  translation-state`],
    ],
    ['owed', {[EN]: english, 'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})}, []],
    [
      'owed no longer',
      {[EN]: english, [ES]: done, 'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})},
      ['tests/baselines/untranslated.json:1  translation-state'],
    ],
    ['a partial, which needs no translation', {'docs/general/_a.mdx': english}, []],
    ['a translation that cannot be parsed', {[EN]: english, [ES]: page('<Cards>')}, []],
    ['a record that another rule rejects', {[EN]: english, [ES]: page(SPANISH, {source: 'yes'})}, []],
    [
      'the beginning of the English text alone',
      {[EN]: english, [ES]: page('A transfer moves CFX from one account to another.')},
      [`${ES}:1  translation-state`],
    ],
  ])('%s', async (_what, files, expected) => expectFindings(await state(files), expected));

  it('a page of components alone is the same in every language', async () => {
    const hub = page('<Cards />');
    const record = writeRecord(hub, hub, '2026-11-21');
    expect(await state({[EN]: hub, [ES]: record, [ZH]: record})).toEqual([]);
  });

  it.each([6, 7])('names %i changed parts, or the first of more', async (count) => {
    const text = (words: string) =>
      page(Array.from({length: count}, (_, i) => `## Part ${i} {#part-${i}}\n\n${words}`).join('\n\n'));
    const spanish = writeRecord(page(SPANISH, {title: 'Enviar CFX'}), text('Old text.'), '2026-11-21');
    const current = writeRecord(done, text('New text.'), '2026-11-22');
    expectFindings(await state({[EN]: text('New text.'), [ES]: spanish, [ZH]: current}), [
      `${ES}:5  translation-state`,
    ]);
  });

  it('an owed translation is not compared with the new text of its original, another one is', async () => {
    const files = {[EN]: page(GOOD_BODY.replace('pays', 'pays `0x1`')), [ES]: done};
    const about = async (more: Record<string, string>) =>
      (await lines({...files, ...more}, 'translation-integrity')).length;
    expect(await about({})).toBeGreaterThan(0);
    expect(await about({'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})})).toBe(0);
  });

  it('a record is written by the command: the English page has none, a translation no other', async () => {
    expectFindings(await lines({[EN]: done}, 'front-matter'), [`${EN}:5  front-matter`]);
    const byHand = page(SPANISH, {title: 'Enviar CFX', source: 'yes'});
    expectFindings(await lines({[ES]: byHand}, 'front-matter'), [`${ES}:5  front-matter`]);
  });

  it.each([
    ['BOM and mixed line ends', `\uFEFF${english.replace(/\n/, '\r\n').replace(/\n\n/, '\n\r')}`, done],
    ['CR LF', english.replace(/\n/g, '\r\n'), done.replace(/\n/g, '\r\n')],
  ])('%s change no state', async (_what, text, translation) => {
    expect(await state({[EN]: text, [ES]: translation, [ZH]: translation})).toEqual([]);
  });

  it('a page that is not valid MDX is left to the parser', async () => {
    const files = {[EN]: page('<Cards>'), [ES]: done, [ZH]: done};
    for (const rule of ['translation-state', 'translation-integrity']) expect(await lines(files, rule)).toEqual([]);
    expect(await lines(files, 'parse')).toHaveLength(1);
  });
});

describe('translation-integrity: one bad page for each thing that stays the same', () => {
  const HEAD = '## Part {#part}\n\n';
  it.each<[what: string, english: string, spanish: string, expected: string[]]>([
    [
      'import',
      "import A from '@site/src/components/parts/Card';\n\nText.",
      'Texto.',
      [`${ES}:1  translation-integrity`],
    ],
    ['component', `${HEAD}<Fact id="posVote" /> a vote.`, `${HEAD}Un voto.`, [`${ES}:7  translation-integrity`]],
    [
      'prop',
      `${HEAD}<Card to="/docs" title="One" />`,
      `${HEAD}<Card to="/docs/x" title="Uno" />`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    ['link', `${HEAD}See [fees](/docs/fees).`, `${HEAD}Mira las tarifas.`, [`${ES}:7  translation-integrity`]],
    [
      'picture',
      `${HEAD}![Two blocks](./a.svg)`,
      `${HEAD}![Dos bloques](./b.svg)`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'admonition',
      `${HEAD}:::warning[Keys]\n\nText.\n\n:::`,
      `${HEAD}:::tip[Claves]\n\nTexto.\n\n:::`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'inline code',
      `${HEAD}Call \`eth_call\`.`,
      `${HEAD}Llama a \`eth_cal\`.`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'code block',
      `${HEAD}\`\`\`ts\nlet a = 1;\n\`\`\``,
      `${HEAD}\`\`\`ts\nlet a = 2;\n\`\`\``,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'included file',
      `${HEAD}\`\`\`ts file=a.ts\n\`\`\``,
      `${HEAD}\`\`\`ts file=b.ts\n\`\`\``,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'address',
      `${HEAD}It is 0x0888000000000000000000000000000000000001 here.`,
      `${HEAD}Es 0x0888000000000000000000000000000000000002 aquí.`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'number',
      `${HEAD}It costs 1 000 CFX.`,
      `${HEAD}Cuesta 10 000 CFX.`,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    [
      'another part',
      `${HEAD}One \`a\`.\n\n## Two {#two}\n\nText.`,
      `${HEAD}Uno.\n\n## Dos {#two}\n\nTexto \`a\`.`,
      [`${ES}:7  translation-integrity`, `${ES}:13  translation-integrity`],
    ],
    [
      'code in a heading',
      '## Call `a` {#a}\n\n## Call `b` {#b}',
      '## Llama a `a` {#a}\n\n## Llama {#b}',
      [`${ES}:9  translation-integrity`],
    ],
    [
      'long code in several lines',
      `${HEAD}\`\`\`ts\nlet a = 1;\n\n${'f(a);'.repeat(20)}\n\`\`\``,
      `${HEAD}\`\`\`ts\nlet a = 2;\n\n${'f(a);'.repeat(20)}\n\`\`\``,
      [`${ES}:7  translation-integrity`, `${ES}:9  translation-integrity`],
    ],
    ['other headings', 'Text `a`.\n\n## Two {#two}', '## Tres {#three}\n\nTexto.', [`${ES}:1  translation-integrity`]],
  ])('%s', async (_what, english, spanish, expected) => {
    expectFindings(await lines({[EN]: page(english), [ES]: page(spanish)}, 'translation-integrity'), expected);
  });

  it.each([
    [
      'words and order change',
      `${HEAD}<Card to="/docs" title="One">Two</Card>\n\nThe \`a\` of \`b\` costs <Fact id="x" />, see [fees](/docs/fees).`,
      `${HEAD}<Card to="/docs" title="Uno">Dos</Card>\n\nMira [las tarifas](/docs/fees): el \`b\` de \`a\` cuesta <Fact id="x" />.`,
    ],
    [
      'a block of text is words',
      `${HEAD}\`\`\`text title="Yield"\nyield = 3 × rate\n\`\`\``,
      `${HEAD}\`\`\`text title="Rendimiento"\nrendimiento = 3 × tasa\n\`\`\``,
    ],
    ['the same code below other headings', 'Text `a`.\n\n## Two {#two}', 'Texto `a`.\n\n## Tres {#three}'],
    [
      'numbers whose part begins in another line',
      'Text.\n\nIt costs 5 CFX.\n\n## Two {#two}\n\nIt costs 6 CFX.',
      'Texto.\n\nMás.\n\nMás.\n\nCuesta 5 CFX.\n\n## Dos {#two}\n\nCuesta 6 CFX.',
    ],
  ])('%s', async (_what, english, spanish) =>
    expect(await lines({[EN]: page(english), [ES]: page(spanish)}, 'translation-integrity')).toEqual([]),
  );

  it('says the first five differences of a kind, not a hundred', async () => {
    const many = Array.from({length: 100}, (_, i) => `\`c${i}\``).join(' ');
    expect(await lines({[EN]: page(many), [ES]: page('Texto.')}, 'translation-integrity')).toHaveLength(5);
    const numbers = page(many.replaceAll(/`c(\d+)`/g, '1$1 CFX'));
    expect(await lines({[EN]: numbers, [ES]: page('Texto.')}, 'translation-integrity')).toHaveLength(5);
  });

  it('a byte order mark and CR LF are no difference', async () => {
    const english = `\uFEFF${page(`${HEAD}Call \`a\` 5 times.`).replace(/\n/g, '\r\n')}`;
    const files = {[EN]: english, [ES]: page(`${HEAD}Llama 5 veces a \`a\`.`)};
    expect(await lines(files, 'translation-integrity')).toEqual([]);
  });
});
