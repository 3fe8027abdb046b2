import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {inversions} from '../integrity/directions';
import type {LocaleFolder} from '../types';
import {expectFindings, lines, page} from './support';

const EN = 'docs/general/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/general/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/general/a.mdx';
const found = (files: Record<string, string>) => lines(files, 'directions');
const differ = (english: string, locale: LocaleFolder, text: string) =>
  inversions({locale: 'en', text: english}, {locale, text}).map((one) => `${one.english} / ${one.translation}`);

type Sides = Record<'says' | 'implies', Record<LocaleFolder, string[]>>[];
const AXES = parse(readFileSync(path.join(__dirname, '../wording/directions.yaml'), 'utf8')) as Record<string, Sides>;

describe('a translation says the opposite of English', () => {
  it.each<[english: string, locale: LocaleFolder, text: string, found: string]>([
    ['It needs at least 2 CFX.', 'es', 'Necesita como máximo 2 CFX.', 'at least / como máximo'],
    ['The range is at most 10 blocks.', 'zh', '范围至少 10 个区块。', 'at most / 至少'],
    ['It costs more than the other.', 'zh', '费用低于另一种。', 'more than / 低于'],
    ['It has less than 300 seconds.', 'es', 'Tiene más de 300 segundos.', 'less than / más de'],
    ['Call it before the send.', 'es', 'Llámalo después del envío.', 'before / después'],
    ['It is four epochs behind.', 'es', 'Va cuatro épocas por delante.', 'behind / por delante'],
    ['The newest block.', 'zh', '最旧的区块。', 'newest / 最旧'],
    ['At least 2 and at most 5.', 'es', 'Al menos 2 y al menos 5.', 'at most / Al menos'],
    ['The sum increases.', 'es', 'La suma disminuye.', 'increases / disminuye'],
  ])('%s — %s: %s', (english, locale, text, expected) => expect(differ(english, locale, text)).toEqual([expected]));

  it.each<[english: string, locale: LocaleFolder, text: string]>([
    ['It needs at least 2 CFX.', 'es', 'Necesita 2 CFX o más.'],
    ['No more than 10 blocks are read.', 'zh', '读取不超过 10 个区块。'],
    ['The price is at or below the limit.', 'zh', '价格不高于上限。'],
    ['It must not be less than 5.', 'zh', '不得低于 5。'],
    ['Wait before you send the next.', 'zh', '收到后再发送下一笔。'],
    ['At least 2 and at most 5.', 'es', 'Como máximo 5 y al menos 2.'],
    ['The call costs little.', 'es', 'La llamada cuesta menos de 5.'],
    ['The latest state.', 'es', 'El estado.'],
  ])('but not: %s — %s: %s', (english, locale, text) => expect(differ(english, locale, text)).toEqual([]));

  it('each expression of the list is needed: a text with it alone is understood', () => {
    for (const [axis, sides] of Object.entries(AXES)) {
      expect(sides, axis).toHaveLength(2);
      for (const [index, side] of sides.entries()) {
        const opposite = sides[1 - index]!;
        for (const locale of ['zh', 'es'] as const) {
          const sample = (expression: string) => sampleOf(expression);
          for (const expression of side.says[locale])
            expect(
              differ(sampleOf(opposite.says.en[0]!), locale, sample(expression)),
              `${axis}: ${expression}`,
            ).toHaveLength(1);
        }
        for (const expression of side.says.en)
          expect(
            differ(sampleOf(expression), 'es', sampleOf(opposite.says.es[0]!)),
            `${axis}: ${expression}`,
          ).toHaveLength(1);
      }
    }
  });
});

/** A text that an expression matches: the first alternative of each group, without what is optional. */
const sampleOf = (expression: string): string =>
  expression
    .replace(/\(\?:([^|()]*)[^()]*\)(\?)?/g, (_, first: string, optional?: string) => (optional ? '' : first))
    .replace(/\[(\S)[^\]]*\](\?)?/g, (_, first: string, optional?: string) => (optional ? '' : first))
    .replace(/\p{L}\?/gu, '')
    .replace(/\\p\{L\}[*+]/g, 'a');

describe('the rule "directions"', () => {
  const english = page('Send at least 2.\n\n## Cost {#cost}\n\nWait before you pay.');
  const spanish = page('Envía al menos 2.\n\n## Costo {#cost}\n\nEspera antes de pagar.');

  it('compares pages block by block', async () => {
    expect(await found({[EN]: english, [ES]: spanish})).toEqual([]);
    expectFindings(await found({[EN]: english, [ES]: spanish.replace('antes', 'después')}), [`${ES}:11  directions`]);
    expectFindings(
      await found({[EN]: english, [ZH]: page('至多发送 2 个。\n\n## 费用 {#cost}\n\n之前先等待。\n\n等。')}),
      [`${ZH}:7  directions`],
    );
  });

  it('compares the texts of facts and data files, in the line of the translation', async () => {
    expectFindings(
      await found({
        'src/facts/a.json': '[{"text": {"en": "At least 5.",\n "zh": "最多 5。",\n "es": "Al menos 5."}}]\n',
        'src/tables/a.yaml': 'words:\n  a:\n    en: After it.\n    zh: 之前。\n    es: Después.\n',
      }),
      ['src/facts/a.json:2  directions', 'src/tables/a.yaml:4  directions'],
    );
  });

  it('compares the messages of the interface', async () => {
    expectFindings(
      await found({
        'src/components/A.tsx': "translate({id: 'a.b', message: 'At most {count}.'});\n",
        'i18n/es/code.json': '{\n  "a.b": {\n    "message": "Al menos {count}."\n  }\n}\n',
      }),
      ['i18n/es/code.json:2  directions'],
    );
  });

  it('accepts what was reviewed, until a text changes', async () => {
    const wrong = {[EN]: english, [ES]: spanish.replace('antes', 'después')};
    const hash = /add "([a-z]{10})"/.exec((await found(wrong)).join())![1]!;
    const reviewed = {'tests/baselines/directions.json': JSON.stringify({[hash]: 'the same'})};
    expect(await found({...wrong, ...reviewed})).toEqual([]);
    expectFindings(await found({[EN]: english, [ES]: spanish, ...reviewed}), [
      'tests/baselines/directions.json:1  directions',
    ]);
  });
});
