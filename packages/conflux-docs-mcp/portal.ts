import type {FirstFile, WordsFile} from '@site/src/plugins/docusaurus-plugin-search/format';
import type {PublishedErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {SearchSession} from '@site/src/plugins/docusaurus-plugin-search/client/session';
import type {ListedFact} from '@site/src/facts/factList';
import {prefixOf, type Locale} from '@site/src/languages';
import {readJson, type Site} from './site';

/** What a language of the portal has for search. */
export interface Index {
  readonly first: FirstFile;
  readonly session: SearchSession;
}

/** The files of a portal. Each is read once; after a failure, the next call tries again. */
export class Portal {
  private readonly loaded = new Map<string, Promise<unknown>>();

  constructor(readonly site: Site) {}

  /** The search index of a language. */
  index(locale: Locale): Promise<Index> {
    const prefix = prefixOf(locale);
    return this.once(`index ${locale}`, async () => {
      const [first, words] = await Promise.all([
        readJson<FirstFile>(this.site, `${prefix}/search-index.json`),
        readJson<WordsFile>(this.site, `${prefix}/search-words.json`),
      ]);
      const session = new SearchSession(first, (file) => readJson(this.site, `${prefix}/${file}`), 0);
      session.addWords(words);
      return {first, session};
    });
  }

  /** What the error finder knows, in a language. */
  errors(locale: Locale): Promise<PublishedErrors> {
    return this.once(`errors ${locale}`, () => readJson(this.site, `${prefixOf(locale)}/rpc-errors.json`));
  }

  /** The values that pages show. They are the same in all languages. */
  facts(): Promise<ListedFact[]> {
    return this.once('facts', () => readJson(this.site, '/facts.json'));
  }

  private once<Content>(name: string, load: () => Promise<Content>): Promise<Content> {
    const started = this.loaded.get(name) as Promise<Content> | undefined;
    if (started) return started;
    const loading = load();
    loading.catch(() => this.loaded.delete(name));
    this.loaded.set(name, loading);
    return loading;
  }
}
