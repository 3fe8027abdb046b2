import {describe, expect, it} from 'vitest';
import {wordingOf} from '../wording';
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

  it.each([
    ['Check that it worked', '检查结果', 'Comprueba el resultado'],
    ['If it fails', '故障排查', 'Si algo falla'],
    ['Next', '下一步', 'Siguientes pasos'],
    ['What you need', '准备工作', 'Qué necesitas'],
  ])('"%s" is "%s" and "%s"', async (title, chinese, spanish) => {
    const original = page(`## ${title} {#a}`);
    for (const [file, name] of [
      [ZH, chinese],
      [ES, spanish],
    ] as const) {
      expect(await found(file, `## ${name} {#a}`, original)).toEqual([]);
      expect((await found(file, '## X {#a}', original))[0]).toContain(`Write "${name}".`);
    }
  });

  it.each([
    ['Cause', '原因', 'Causa'],
    ['Fix', '解决办法', 'Solución'],
    ['Symptom', '现象', 'Síntoma'],
    ['What to do', '处理办法', 'Qué hacer'],
  ])('the column "%s" is "%s" and "%s"', async (title, chinese, spanish) => {
    const table = (name: string) => `| ${name} |\n|---|\n| a |`;
    for (const [file, name] of [
      [ZH, chinese],
      [ES, spanish],
    ] as const) {
      expect(await found(file, table(name), page(table(title)))).toEqual([]);
      expect((await found(file, table('X'), page(table(title))))[0]).toContain(`Write "${name}".`);
    }
  });

  it('has no others', () => {
    for (const locale of ['zh', 'es'] as const)
      expect([wordingOf(locale).titles.size, wordingOf(locale).columns.size]).toEqual([4, 4]);
  });
});
