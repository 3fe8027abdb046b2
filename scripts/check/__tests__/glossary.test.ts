import {describe, expect, it} from 'vitest';
import {lines, page} from './support';

const GLOSSARY = `
- id: epoch
  en: {name: epoch, means: A thing., not: [time slice]}
  zh: {name: 纪元, means: 一物。, not: [世代], but: [新世代网络]}
  es: {name: época, means: Una cosa., not: [epoch, Epoche]}
`;
const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const found = (files: Record<string, string>) => lines({'src/facts/glossary.yaml': GLOSSARY, ...files}, 'glossary');

describe('rule glossary', () => {
  it.each([
    [EN, 'A time slice ends.', `${EN}:7:3  glossary  "time slice" is not the portal's word for "epoch". Write "epoch" (src/facts/glossary.yaml, epoch).`],
    [EN, 'Time slice by time.', `${EN}:7:1  glossary  "Time slice" is not the portal's word for "epoch". Write "epoch" (src/facts/glossary.yaml, epoch).`],
    [ZH, '每个世代执行一次。', `${ZH}:7:3  glossary  "世代" is not the portal's word for "epoch". Write "纪元" (src/facts/glossary.yaml, epoch).`],
    [ES, '| Cada epoch |\n|---|\n| a |', `${ES}:7:8  glossary  "epoch" is not the portal's word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).`],
    [ES, 'La Epoche y el Epoch Viewer.', `${ES}:7:4  glossary  "Epoche" is not the portal's word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).`],
    [ES, '## Cada epoch {#each}', `${ES}:7:9  glossary  "epoch" is not the portal's word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).`],
  ])('%s: %s', async (file, body, line) => {
    expect(await found({[file]: page(body)})).toEqual([line]);
  });

  it.each([[EN, 'a time slice', 'time slice', 'epoch', 13], [ZH, '每个世代', '世代', '纪元', 13], [ES, 'cada epoch', 'epoch', 'época', 16]])('what was not run, in %s', async (file, notRun, word, name, column) => {
    expect(await found({[file]: page(undefined, {verified: 'false', not_run: `'${notRun}'`})})).toEqual([
      `${file}:6:${column}  glossary  "${word}" is not the portal's word for "epoch". Write "${name}" (src/facts/glossary.yaml, epoch).`,
    ]);
  });

  it('messages of the interface', async () => {
    expect(await found({'i18n/es/code.json': '{\n  "a": {\n    "message": "cada epoch"\n  }\n}\n'})).toEqual([
      'i18n/es/code.json:3  glossary  "epoch" is not the portal\'s word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).',
    ]);
  });

  it('texts of the JSON-RPC reference, by line and column', async () => {
    const texts = 'eth_call:\n  summary: Cada `epoch` y cada epoch.\n  result: \'Epoch primero: epochs.\'\n  epoch.note: |\n    Un\n    Epoch Viewer.\n';
    expect(await found({'openrpc/i18n/es/espace/calls.yaml': texts})).toEqual([
      'openrpc/i18n/es/espace/calls.yaml:2:32  glossary  "epoch" is not the portal\'s word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).',
      'openrpc/i18n/es/espace/calls.yaml:3:12  glossary  "Epoch" is not the portal\'s word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).',
    ]);
    expect(await found({'openrpc/i18n/zh/shared/errors.yaml': '世代:\n  cause: >-\n    这个世\n    代已过，\n    下一个世代未到。\n'})).toEqual([
      'openrpc/i18n/zh/shared/errors.yaml:5:8  glossary  "世代" is not the portal\'s word for "epoch". Write "纪元" (src/facts/glossary.yaml, epoch).',
    ]);
  });

  it('names of tags, and facts in three languages by line', async () => {
    const tags = 'i18n/es/docusaurus-plugin-content-docs/current/tags.yml';
    expect(await found({[tags]: 'time:\n  label: Cada epoch\n  permalink: /epoch\n'})).toEqual([`${tags}:2:15  glossary  "epoch" is not the portal's word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).`]);
    expect(await found({'src/facts/a.json': '[\n  {"en": "An epoch, 世代.", "zh": "`世代` 与世代。", "es": "El \\"epoch\\"."}\n]\n'})).toEqual([
      'src/facts/a.json:2  glossary  "世代" is not the portal\'s word for "epoch". Write "纪元" (src/facts/glossary.yaml, epoch).',
      'src/facts/a.json:2  glossary  "epoch" is not the portal\'s word for "epoch". Write "época" (src/facts/glossary.yaml, epoch).',
    ]);
  });

  it('a name that differs from a banned form by its capital alone may begin a sentence', async () => {
    const unit = "- id: unit\n  en: {name: Drip, means: A unit., not: [drip]}\n  zh: {name: Drip, means: 单位。, not: [drip]}\n  es: {name: Drip, means: Una unidad., not: [drip]}\n";
    expect(await lines({'src/facts/glossary.yaml': unit, [ES]: page('Drip que se pagó: 5 Drip, y `1 drip` es código.\n\nUn drip.')}, 'glossary')).toEqual([
      `${ES}:9:4  glossary  "drip" is not the portal's word for "Drip". Write "Drip" (src/facts/glossary.yaml, unit).`,
    ]);
  });

  it('lets a longer expression of another meaning pass', async () => {
    expect(await found({[ZH]: page('这是新世代网络的世代。')})).toEqual([`${ZH}:7:9  glossary  "世代" is not the portal's word for "epoch". Write "纪元" (src/facts/glossary.yaml, epoch).`]);
  });

  it('a glossary that cannot be read', async () => {
    expect(await lines({'src/facts/glossary.yaml': 'a: b\n'}, 'glossary')).toEqual([
      'src/facts/glossary.yaml:1  glossary  glossary.yaml is not a list of terms. Correct the entry; the head of the file names the keys.',
    ]);
  });

  it('leaves code, other languages, parts of words and names alone', async () => {
    expect(await found({[ES]: page('El campo `epoch`, epochs y el visor Epoch Viewer.'), [EN]: page('An epoch of 世代.')})).toEqual([]);
  });
});
