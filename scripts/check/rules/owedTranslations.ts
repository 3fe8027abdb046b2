import {readJson} from '../routes/routes';
import type {Site} from '../types';

/** Translations that are owed, each with its path. The list only shrinks. */
export const BASELINE = 'tests/baselines/untranslated.json';

/**
 * Paths of the translations that are owed. They render an older English text, and readers are told so section by section: comparing
 * them with the new text would report every section.
 */
export const owedTranslations = (site: Site): Set<string> => new Set((readJson(site, BASELINE) as {pages?: string[]} | undefined)?.pages ?? []);
