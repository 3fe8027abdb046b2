import {expect, it} from 'vitest';
import {writeRecord} from '../../../src/plugins/docusaurus-plugin-translations/record';
import {lines} from '../../check/__tests__/support';
import {translationPath} from '../../check/parse/locate';
import {page} from '../page';

/** Rules that compare a page with the rest of the project, which this test doesn't have. */
const OF_THE_PROJECT = /  (?:links|moved-pages|categories)  /;

it('generated pages pass the check: the time of one that fails says nothing', {timeout: 60_000}, async () => {
  const files = Object.fromEntries(
    [1, 2].flatMap((n) => {
      const file = `docs/general/bench/page-${n}.mdx`;
      return [
        [file, page('en', n)],
        ...(['zh', 'es'] as const).map((locale) => [
          translationPath(file, locale),
          writeRecord(page(locale, n), page('en', n), '2026-11-21'),
        ]),
      ];
    }),
  );
  expect((await lines(files)).filter((line) => !OF_THE_PROJECT.test(line))).toEqual([]);
});
