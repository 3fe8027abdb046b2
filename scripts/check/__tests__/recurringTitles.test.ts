import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const EN = page('A page.\n\n## If it fails {#if-it-fails}\n\n| Symptom | Fix |\n|---|---|\n| a | Fix b |');
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const found = (file: string, body: string, original = EN) =>
  lines({'docs/a.mdx': original, [file]: page(body)}, 'recurring-titles');

describe('rule recurring-titles', () => {
  it('names the section and the column that other pages call otherwise', async () => {
    expectFindings(
      await found(
        ES,
        'Una página.\n\n## Si falla {#if-it-fails}\n\n| Síntoma | Arreglo |\n|---|---|\n| a | Arregla b |',
      ),
      [`${ES}:9  recurring-titles`, `${ES}:11  recurring-titles`],
    );
    expectFindings(await found(ZH, '一页。\n\n## 故障排查 {#if-it-fails}\n\n| 现象 | 处理 |\n|---|---|\n| a | b |'), [
      `${ZH}:11  recurring-titles`,
    ]);
  });

  it('finds a column behind other paragraphs than those of the original', async () => {
    expectFindings(
      await found(
        ES,
        'Una.\n\nOtra.\n\n## Si algo falla {#if-it-fails}\n\n| Síntoma | Arreglo |\n|---|---|\n| a | b |',
      ),
      [`${ES}:13  recurring-titles`],
    );
  });

  it('compares no headings without ids', async () => {
    expect(await found(ES, '## Luego', page('## Next'))).toEqual([]);
  });

  it('leaves the shared titles, other sections and tables of another shape alone', async () => {
    expect(
      await found(
        ES,
        'Una página.\n\n## Si algo falla {#if-it-fails}\n\n| Síntoma | Solución |\n|---|---|\n| a | Arregla b |',
      ),
    ).toEqual([]);
    expect(await found(ES, '## Si falla {#errors}\n\n| Síntoma | Arreglo |\n|---|---|')).toEqual([]);
  });
});
