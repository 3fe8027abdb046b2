import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const GLOSSARY = `
- id: epoch
  en: {name: epoch, means: A thing., not: [time slice]}
  zh: {name: 纪元, means: 一物。, not: [世代], but: [新世代网络, 世代交替]}
  es: {name: época, means: Una cosa., not: [epoch, Epoche]}
`;
const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const found = (files: Record<string, string>) => lines({'src/facts/glossary.yaml': GLOSSARY, ...files}, 'glossary');

describe('rule glossary', () => {
  it.each([
    [EN, 'A time slice ends.', `${EN}:7:3  glossary`],
    [EN, 'Time slice by time.', `${EN}:7:1  glossary`],
    [ZH, '每个世代执行一次。', `${ZH}:7:3  glossary`],
    [ES, '| Cada epoch |\n|---|\n| a |', `${ES}:7:8  glossary`],
    [ES, 'La Epoche y el Epoch Viewer.', `${ES}:7:4  glossary`],
    [ES, '## Cada epoch {#each}', `${ES}:7:9  glossary`],
  ])('%s: %s', async (file, body, line) => {
    expectFindings(await found({[file]: page(body)}), [line]);
  });

  it.each([
    [EN, 'a time slice', 13],
    [ZH, '每个世代', 13],
    [ES, 'cada epoch', 16],
  ])('what was not run, in %s', async (file, notRun, column) => {
    expectFindings(await found({[file]: page(undefined, {verified: 'false', not_run: `'${notRun}'`})}), [
      `${file}:6:${column}  glossary`,
    ]);
  });

  it('messages of the interface', async () => {
    expectFindings(await found({'i18n/es/code.json': '{\n  "a": {\n    "message": "cada epoch"\n  }\n}\n'}), [
      'i18n/es/code.json:3:22  glossary',
    ]);
  });

  it('texts of the JSON-RPC reference, by line and column', async () => {
    const texts =
      "eth_call:\n  summary: Cada `epoch` y cada epoch.\n  result: 'Epoch primero: epochs.'\n  epoch.note: |\n    Un\n    Epoch Viewer.\n";
    expectFindings(await found({'openrpc/i18n/es/espace/calls.yaml': texts}), [
      'openrpc/i18n/es/espace/calls.yaml:2:32  glossary',
      'openrpc/i18n/es/espace/calls.yaml:3:12  glossary',
    ]);
    expectFindings(
      await found({
        'openrpc/i18n/zh/shared/errors.yaml': '世代:\n  cause: >-\n    这个世\n    代已过，\n    下一个世代未到。\n',
      }),
      ['openrpc/i18n/zh/shared/errors.yaml:5:8  glossary'],
    );
  });

  it('names of tags, and facts in three languages by line', async () => {
    const tags = 'i18n/es/docusaurus-plugin-content-docs/current/tags.yml';
    expectFindings(await found({[tags]: 'time:\n  label: Cada epoch\n  permalink: /epoch\n'}), [
      `${tags}:2:15  glossary`,
    ]);
    expectFindings(
      await found({
        'src/facts/a.json': '[\n  {"en": "An epoch, 世代.", "zh": "`世代` 与世代。", "es": "El \\"epoch\\"."}\n]\n',
      }),
      ['src/facts/a.json:2:40  glossary', 'src/facts/a.json:2:58  glossary'],
    );
  });

  it('texts of sequences and tables, by line and column', async () => {
    const sequence =
      "title: {en: One, es: 'Cada epoch'}\ndescription:\n  en: One\n  es: >-\n    Uno.\n    Cada epoch y `epoch`.\nid: epoch\n";
    expectFindings(
      await found({'src/sequences/a.yaml': sequence, 'src/tables/a.yaml': 'name: {zh: 世代, es: Uno}\n'}),
      [
        'src/sequences/a.yaml:1:28  glossary',
        'src/sequences/a.yaml:6:10  glossary',
        'src/tables/a.yaml:1:12  glossary',
      ],
    );
  });

  it('a name that differs from a banned form by its capital alone may begin a sentence', async () => {
    const unit =
      '- id: unit\n  en: {name: Drip, means: A unit., not: [drip]}\n  zh: {name: Drip, means: 单位。, not: [drip]}\n  es: {name: Drip, means: Una unidad., not: [drip]}\n';
    expectFindings(
      await lines(
        {'src/facts/glossary.yaml': unit, [ES]: page('Drip que se pagó: 5 Drip, y `1 drip` es código.\n\nUn drip.')},
        'glossary',
      ),
      [`${ES}:9:4  glossary`],
    );
  });

  it('lets a longer expression of another meaning pass', async () => {
    expectFindings(await found({[ZH]: page('这是新世代网络的世代。世代交替。')}), [`${ZH}:7:9  glossary`]);
  });

  it('a glossary that cannot be read', async () => {
    expectFindings(await lines({'src/facts/glossary.yaml': 'a: b\n'}, 'glossary'), [
      'src/facts/glossary.yaml:1  glossary',
    ]);
  });

  it('leaves code, other languages, parts of words and names alone', async () => {
    expect(
      await found({[ES]: page('El campo `epoch`, epochs y el visor Epoch Viewer.'), [EN]: page('An epoch of 世代.')}),
    ).toEqual([]);
  });

  it.each([
    ['docs/tags.yml', 'time:\n  label: Each time slice\n  permalink: /time slice\n', '2:15'],
    ['blog/tags.yml', 'time slice:\n  label: Time\n  description: Each time slice.\n', '3:21'],
    ['docs/a/_category_.json', '{\n  "label": "A time slice",\n  "key": "time slice"\n}\n', '2:15'],
    ['i18n/es/docusaurus-plugin-content-docs/current.json', '{\n  "a": {\n    "message": "El epoch"\n  }\n}\n', '3:20'],
    [
      'src/components/A/index.tsx',
      "translate({\n  id: 'a', message: 'No time slice yet', description: 'time slice',\n});\n",
      '2:25',
    ],
    [
      'src/components/A/index.tsx',
      '<Translate id="a" values={{of: () => 1}}>\n  One time slice\n</Translate>\n',
      '2:7',
    ],
    [
      'src/components/A/index.tsx',
      "const id = 'time slice';\ntranslate({id, message: 'Time slice by slice'});\n",
      '2:26',
    ],
    [
      'docusaurus.config.ts',
      "export default {\n  title: 'Time', id: 'time slice', tagline: 'Each time slice',\n};\n",
      '2:51',
    ],
    [
      'openrpc/core/methods/b.yaml',
      '- name: cfx_b\n  description: |\n    It waits.\n\n    A time slice ends.\n  schema:\n    properties:\n      description:\n        type: time slice\n',
      '5:7',
    ],
    [
      'openrpc/i18n/es/core/b.yaml',
      '# Cada epoch.\na:\n  # Otra epoch.\n  summary: El bloque #1 de cada epoch.\n',
      '4:33',
    ],
    [
      'openrpc/core/methods/a.yaml',
      '# A time slice.\n- name: time slice\n  summary: Reads a `time slice`.\n  description: |\n    A time\n    slice ends.\n  example: time slice\n',
      '5:7',
    ],
    [
      'openrpc/shared/errors.yaml',
      'errors:\n  A:\n    message: no time slice\n    x-fix: Wait for the time slice.\n',
      '4:25',
    ],
    ['src/facts/a.json', '[{"en": "`time slice`, a time slice", "value": "time slice"}]\n', '1:26'],
  ])('%s, by line and column', async (file, text, place) => {
    expect((await found({[file]: text})).map((line) => line.split('  ')[0])).toEqual([`${file}:${place}`]);
  });

  it.each([
    ['src/components/A/errors.ts', "export const error = {message: 'No time slice'};\n"],
    ['tests/unit/a.json', '[{"en": "A time slice"}]\n'],
  ])('%s has no texts for readers', async (file, text) => expect(await found({[file]: text})).toEqual([]));
});

const SENSES = `
- id: mempool
  en: {name: transaction pool, also: [transaction pools], synonyms: [mempool, mempools, TXP], means: A thing.}
  zh: {name: 交易池, synonyms: [内存池], search: [记忆池], means: 一物。}
  es: {name: mempool, synonyms: [pool de transacciones], means: Una cosa.}
- id: mempool-limit
  en: {name: mempool limit, means: A limit.}
  zh: {name: 内存池上限, means: 上限。}
  es: {name: límite del mempool, means: Un tope.}
- id: upper-bound
  en: {name: upper bound, means: A limit., near: {bound: [sponsor, sponsors], cap: [sponsor]}}
  zh: {name: 费用上限, means: 上限。, near: {限额: [赞助]}}
  es: {name: tope, means: Un tope., near: {límite: [patrocinador]}}
`;
const judged = (files: Record<string, string>) => lines({'src/facts/glossary.yaml': SENSES, ...files}, 'glossary');

describe('rule glossary: a synonym', () => {
  it.each([
    [EN, 'The mempool is full.', '7:5'],
    [EN, 'The transaction pool, or mempool.\n\n- Mempools differ.', '9:3'],
    [ZH, '交易池与内存池，内存池。', '7:9'],
    [EN, 'The TXP is full.', '7:5'],
    [ES, '| El pool de transacciones |\n|---|\n| a |', '7:6'],
  ])('more often than the name in %s: %s', async (file, body, place) => {
    expectFindings(await judged({[file]: page(body)}), [`${file}:${place}  glossary`]);
  });

  it('counts a file of texts as one page', async () => {
    const file = 'openrpc/i18n/es/espace/txpool.yaml';
    expect(await judged({[file]: 'a:\n  summary: El mempool.\n  description: Un pool de transacciones.\n'})).toEqual(
      [],
    );
    expect((await judged({[file]: 'a:\n  summary: El pool de transacciones.\n'}))[0]).toContain(`${file}:2:15`);
    expect((await judged({[file]: 'a:\n  text: |\n    El pool de\n    transacciones.\n'}))[0]).toContain(`${file}:3:8`);
  });

  it('may stand as often as the name, and in code, and in a name with a capital', async () => {
    expect(await judged({[EN]: page('Transaction pools (mempools): `mempool`, and the site Mempool Space.')})).toEqual(
      [],
    );
  });

  it.each([
    [ZH, '交易池的内存池上限，即内存池上限。'],
    [EN, 'The file txp is empty.'],
  ])('is not part of a longer name or of a word in other letters, in %s: %s', async (file, body) =>
    expect(await judged({[file]: page(body)})).toEqual([]),
  );

  it('that readers only search for stands on no page', async () => {
    expect((await judged({[ZH]: page('交易池，即记忆池。')}))[0]).toContain(
      '"记忆池" is not the portal\'s word for "transaction pool"',
    );
  });
});

describe('rule glossary: a word that is wrong beside another', () => {
  it.each([
    [EN, 'The bound that a sponsor sets.', ['7:5']],
    [EN, 'A loop has a bound. The sponsor pays up to an upper bound.', []],
    [EN, 'Sponsors set a bound. It can be high.', ['7:16']],
    [EN, 'The sponsor pays. A loop has a bound.', []],
    [EN, 'The sponsor pays: a loop has a bound.', []],
    [EN, 'The sponsor of v1.2 sets a bound.', ['7:28']],
    [ZH, '赞助方设置限额。', ['7:6']],
    [ZH, '赞助方付费。循环有限额。', []],
    [ES, 'El límite que fija el patrocinador.', ['7:4']],
    [ES, 'El límite de gas.', []],
  ])('%s: %s', async (file, body, places) => {
    expect((await judged({[file]: page(body)})).map((line) => line.split('  ')[0])).toEqual(
      places.map((place) => `${file}:${place}`),
    );
  });

  it('paragraphs of a text without full stops are separate', async () => {
    const file = 'openrpc/i18n/es/core/a.yaml';
    const text = (middle: string) =>
      `a:\n  text: |\n    Paga el patrocinador${middle}el límite${middle}del patrocinador\n`;
    expect(await judged({[file]: text('\n\n    ')})).toEqual([]);
    expect(await judged({[file]: text('\n    \n    ')})).toEqual([]);
    expect((await judged({[file]: text('\n    ')}))[0]).toContain(`${file}:4:8`);
  });
});
