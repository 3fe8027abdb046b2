import {readJson} from '../routes/routes';
import type {Site} from '../types';

/** Translations that are owed, each with its path. The list only shrinks. */
export const BASELINE = 'tests/baselines/untranslated.json';

/**
 * Paths of the translations that are owed. They are based on an older English text, which pages show section by
 * section: comparing them with the new text would report every section.
 */
export const owedTranslations = (site: Site): Set<string> =>
  new Set((readJson(site, BASELINE) as {pages?: string[]} | undefined)?.pages ?? []);
