import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeRecord} from '../../src/plugins/docusaurus-plugin-translations/record';
import {TRANSLATION_FOLDERS, type TranslationFolder} from '../../src/languages';
import {translationPath} from '../check/parse/locate';
import {PUBLISHED, writePublished} from '../check/routes/published';
import {page} from './page';

const LABELS: Record<TranslationFolder, string> = {zh: '测量', es: 'Mediciones'};

/**
 * Adds generated pages with these numbers to a copy of the project, each in every language, and their entries in other
 * files.
 */
export function addPages(root: string, from: number, to: number): void {
  const numbers = Array.from({length: Math.max(0, to - from)}, (_, index) => from + index);
  for (const n of numbers) {
    const file = `docs/general/bench/page-${n}.mdx`;
    for (const [locale, target] of [
      ['en', file] as const,
      ...TRANSLATION_FOLDERS.map((folder) => [folder, translationPath(file, folder)] as const),
    ]) {
      mkdirSync(path.dirname(path.join(root, target)), {recursive: true});
      const text = page(locale, n);
      writeFileSync(path.join(root, target), locale === 'en' ? text : writeRecord(text, page('en', n), '2026-11-21'));
    }
  }
  const list = path.join(root, PUBLISHED);
  writeFileSync(
    list,
    writePublished(
      readFileSync(list, 'utf8'),
      numbers.map((n) => `/docs/general/bench/page-${n}`),
    ),
  );
  if (from === 0 && to > 0) addCategory(root);
}

function addCategory(root: string): void {
  writeFileSync(
    path.join(root, 'docs/general/bench/_category_.json'),
    '{"label": "Bench", "position": 99, "key": "bench"}\n',
  );
  for (const [locale, message] of Object.entries(LABELS)) {
    const messages = path.join(root, `i18n/${locale}/docusaurus-plugin-content-docs/current.json`);
    const label = {'sidebar.generalSidebar.category.bench': {message}};
    writeFileSync(
      messages,
      `${JSON.stringify({...(JSON.parse(readFileSync(messages, 'utf8')) as object), ...label}, null, 2)}\n`,
    );
  }
}
