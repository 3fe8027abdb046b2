import {parentPort, workerData} from 'node:worker_threads';
import {DICTIONARY_LANGUAGES} from '../../../src/languages';
import {SITE_RULES} from '../rules';
import type {PageIndex} from '../types';
import {diskSite} from './diskSite';
import type {Extract, Task} from './headStart';

/**
 * A thread that runs the rules that cache their verdicts, so that these are in the cache when the main thread needs
 * them: first without pages, while pages are parsed, then with the content of all pages.
 */
const {root, files} = workerData as Task;

async function ask(pages: ReadonlyMap<string, PageIndex>): Promise<void> {
  for (const rule of SITE_RULES) if (rule.keeps) await rule.check(diskSite(root, files, pages));
}

/** One page for each language contains the words and code of all. */
const pagesOf = ({words, code}: Extract): Map<string, PageIndex> =>
  new Map(
    DICTIONARY_LANGUAGES.map((locale) => [
      locale,
      {
        path: locale,
        locale,
        words: words[locale].map((word) => ({word, line: 1, column: 1})),
        code: locale === 'en' ? code : [],
      } as unknown as PageIndex,
    ]),
  );

const first = ask(new Map());
parentPort?.once(
  'message',
  (extract: Extract) => void first.then(() => ask(pagesOf(extract))).then(() => parentPort?.postMessage('done')),
);
