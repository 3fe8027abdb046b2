import {describe, expect, it} from 'vitest';
import {writeRecord} from '../../../src/plugins/docusaurus-plugin-translations/record';
import {GOOD_BODY, lines, page, quickly} from './support';

const EN = 'docs/general/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/general/a.mdx';
const SPANISH = 'Una transferencia mueve CFX.\n\n## Lo que cuesta {#cost}\n\nQuien envía paga el gas.';
const english = page();
const done = writeRecord(page(SPANISH, {title: 'Enviar CFX'}), english, '2026-11-21');

describe('translation-state', () => {
  const state = (files: Record<string, string>) => lines({[ZH]: done, ...files}, 'translation-state');
  const ACCEPT = 'npm run translations -- --accept es docs/general/a.mdx';

  it.each<[string, Record<string, string>, string[]]>([
    ['current', {[EN]: english, [ES]: done}, []],
    ['missing', {[EN]: english}, [`${EN}:1  translation-state  The page has no Spanish translation. Write ${ES}.`]],
    ['identical', {[EN]: english, [ES]: page(GOOD_BODY, {title: 'Enviar CFX'})}, [`${ES}:1  translation-state  The text is the English one of ${EN}. Translate it, or delete the file.`]],
    ['without record', {[EN]: english, [ES]: page(SPANISH)}, [`${ES}:1  translation-state  Nothing says which text of ${EN} it translates. Compare the two, then run "${ACCEPT}".`]],
    ['stale', {[EN]: page(GOOD_BODY.replace('pays', 'pay')), [ZH]: writeRecord(done, page(GOOD_BODY.replace('pays', 'pay')), '2026-11-22'), [ES]: done}, [
      `${ES}:5  translation-state  ${EN} has changed since 2026-11-21: #cost. "npm run translations -- es ${EN}" shows the change. Translate it, then run "${ACCEPT}".`,
    ]],
    ['a part is gone', {[EN]: page('A transfer moves CFX from one account to another.'), [ES]: done, [ZH]: writeRecord(done, page('A transfer moves CFX from one account to another.'), '2026-11-22')}, [
      `${ES}:5  translation-state  ${EN} has changed since 2026-11-21: #cost (gone). "npm run translations -- es ${EN}" shows the change. Translate it, then run "${ACCEPT}".`,
    ]],
    ['owed', {[EN]: english, 'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})}, []],
    ['owed no longer', {[EN]: english, [ES]: done, 'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})}, [
      `tests/baselines/untranslated.json:1  translation-state  "${ES}" is listed as owed, but it is current or not a page. Delete the entry: the list only shrinks.`,
    ]],
  ])('%s', async (_what, files, expected) => expect(await state(files)).toEqual(expected));

  it('an owed translation is not compared with the new text of its original, another one is', async () => {
    const files = {[EN]: page(GOOD_BODY.replace('pays', 'pays `0x1`')), [ES]: done};
    const about = async (more: Record<string, string>) => (await lines({...files, ...more}, 'translation-integrity')).length;
    expect(await about({})).toBeGreaterThan(0);
    expect(await about({'tests/baselines/untranslated.json': JSON.stringify({pages: [ES]})})).toBe(0);
  });

  it('a record is written by the command: the English page has none, a translation no other', async () => {
    expect(await lines({[EN]: done}, 'front-matter')).toEqual([`${EN}:5  front-matter  "source" belongs to translations only. It should be: what "npm run translations -- --accept" writes into a translation, and nothing else.`]);
    const byHand = page(SPANISH, {title: 'Enviar CFX', source: 'yes'});
    expect(await lines({[ES]: byHand}, 'front-matter')).toEqual([`${ES}:5  front-matter  "source" is not what the command writes. It should be: what "npm run translations -- --accept" writes into a translation, and nothing else.`]);
  });

  it.each([
    ['BOM and mixed line ends', `\uFEFF${english.replace(/\n/, '\r\n').replace(/\n\n/, '\n\r')}`, done],
    ['CR LF', english.replace(/\n/g, '\r\n'), done.replace(/\n/g, '\r\n')],
  ])('hostile: %s change no state', async (_what, text, translation) => {
    expect(await state({[EN]: text, [ES]: translation, [ZH]: translation})).toEqual([]);
  });

  it.each([
    ['huge', page('word '.repeat(100_000))], ['NUL', page('a\0b')], ['deeply nested', page('> '.repeat(500) + 'x')],
  ])('hostile: a page that is %s is left to the parser', async (_what, text) => {
    const files = {[EN]: text, [ES]: done, [ZH]: done};
    expect([...await lines(files, 'translation-state'), ...await lines(files, 'translation-integrity')]).toEqual([]);
    expect(await lines(files, 'parse')).toHaveLength(1);
  });
});

describe('translation-integrity: one bad page for each thing that stays the same', () => {
  const HEAD = '## Part {#part}\n\n';
  const at = (line: number) => `${EN}:${line}`;
  it.each<[what: string, english: string, spanish: string, expected: string[]]>([
    ['import', "import A from '@site/src/components/Card';\n\nText.", 'Texto.', [`${ES}:1  translation-integrity  The beginning lacks the import "import A from '@site/src/components/Card';" of ${at(7)}. Write it as the original does.`]],
    ['component', `${HEAD}<Fact id="posVote" /> a vote.`, `${HEAD}Un voto.`, [`${ES}:7  translation-integrity  The part "#part" lacks the component "<Fact id="posVote">" of ${at(9)}. Write it as the original does.`]],
    ['prop', `${HEAD}<Card to="/docs" title="One" />`, `${HEAD}<Card to="/docs/x" title="Uno" />`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the component "<Card title="…" to="/docs">" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the component "<Card title="…" to="/docs/x">", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['link', `${HEAD}See [fees](/docs/fees).`, `${HEAD}Mira las tarifas.`, [`${ES}:7  translation-integrity  The part "#part" lacks the link "/docs/fees" of ${at(9)}. Write it as the original does.`]],
    ['picture', `${HEAD}![Two blocks](./a.svg)`, `${HEAD}![Dos bloques](./b.svg)`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the picture "./a.svg" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the picture "./b.svg", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['admonition', `${HEAD}:::warning[Keys]\n\nText.\n\n:::`, `${HEAD}:::tip[Claves]\n\nTexto.\n\n:::`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the admonition ":::warning" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the admonition ":::tip", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['inline code', `${HEAD}Call \`eth_call\`.`, `${HEAD}Llama a \`eth_cal\`.`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the inline code "eth_call" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the inline code "eth_cal", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['code block', `${HEAD}\`\`\`ts\nlet a = 1;\n\`\`\``, `${HEAD}\`\`\`ts\nlet a = 2;\n\`\`\``, [
      `${ES}:7  translation-integrity  The part "#part" lacks the code block "\`\`\`ts let a = 1;" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the code block "\`\`\`ts let a = 2;", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['included file', `${HEAD}\`\`\`ts file=a.ts\n\`\`\``, `${HEAD}\`\`\`ts file=b.ts\n\`\`\``, [
      `${ES}:7  translation-integrity  The part "#part" lacks the code block "\`\`\`ts file=a.ts" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the code block "\`\`\`ts file=b.ts", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['address', `${HEAD}It is 0x0888000000000000000000000000000000000001 here.`, `${HEAD}Es 0x0888000000000000000000000000000000000002 aquí.`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the address "0x0888000000000000000000000000000000000001" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the address "0x0888000000000000000000000000000000000002", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['number', `${HEAD}It costs 1 000 CFX.`, `${HEAD}Cuesta 10 000 CFX.`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the number "1 000" of ${at(9)}. Write it as the original does.`,
      `${ES}:9  translation-integrity  The part "#part" has the number "10 000", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['another part', `${HEAD}One \`a\`.\n\n## Two {#two}\n\nText.`, `${HEAD}Uno.\n\n## Dos {#two}\n\nTexto \`a\`.`, [
      `${ES}:7  translation-integrity  The part "#part" lacks the inline code "a" of ${at(9)}. Write it as the original does.`,
      `${ES}:13  translation-integrity  The part "#two" has the inline code "a", which ${EN} has not there. Write it as the original does, or delete it.`,
    ]],
    ['other headings', 'Text `a`.\n\n## Two {#two}', '## Tres {#three}\n\nTexto.', [`${ES}:1  translation-integrity  The page lacks the inline code "a" of ${at(7)}. Write it as the original does.`]],
  ])('%s', async (_what, english, spanish, expected) => {
    expect(await lines({[EN]: page(english), [ES]: page(spanish)}, 'translation-integrity')).toEqual(expected);
  });

  it.each([
    ['words and order change', `${HEAD}<Card to="/docs" title="One">Two</Card>\n\nThe \`a\` of \`b\` costs <Fact id="x" />, see [fees](/docs/fees).`, `${HEAD}<Card to="/docs" title="Uno">Dos</Card>\n\nMira [las tarifas](/docs/fees): el \`b\` de \`a\` cuesta <Fact id="x" />.`],
    ['a block of text is words', `${HEAD}\`\`\`text title="Yield"\nyield = 3 × rate\n\`\`\``, `${HEAD}\`\`\`text title="Rendimiento"\nrendimiento = 3 × tasa\n\`\`\``],
  ])('%s', async (_what, english, spanish) => expect(await lines({[EN]: page(english), [ES]: page(spanish)}, 'translation-integrity')).toEqual([]));

  it('says the first five differences of a kind, not a hundred', async () => {
    const many = Array.from({length: 100}, (_, i) => `\`c${i}\``).join(' ');
    expect(await lines({[EN]: page(many), [ES]: page('Texto.')}, 'translation-integrity')).toHaveLength(5);
  });

  it.each([
    ['BOM and CR LF', `\uFEFF${page(`${HEAD}Call \`a\` 5 times.`).replace(/\n/g, '\r\n')}`, page(`${HEAD}Llama 5 veces a \`a\`.`)],
    ['right-to-left marks', page(`${HEAD}Costs \u202E5\u202C.`), page(`${HEAD}Cuesta 5.`)],
    ['ten thousand numbers', page(`${HEAD}${'It costs 5 CFX.\n\n'.repeat(5_000)}`), page(`${HEAD}${'Cuesta 5 CFX.\n\n'.repeat(5_000)}`)],
  ])('hostile: %s', {timeout: 30_000}, async (_what, english, spanish) => {
    expect(await quickly(() => lines({[EN]: english, [ES]: spanish}, 'translation-integrity'))).toEqual([]);
  });
});
