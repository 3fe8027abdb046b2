import path from 'node:path';
import {loadDocument} from './loadDocument';
import type {PluginOptions} from './options';
import {loadTranslations, localize} from './translations';
import type {LoadedDocument} from './types';
import {formatFault, validateDocument} from './validate';

/** A document as written, and the same document in the language of the build. */
export interface LoadedInstance {
  english: LoadedDocument;
  localized: LoadedDocument;
}

/**
 * Loads, checks and translates an instance's sources. Throws one error that lists every fault with file, line and fix.
 */
export function loadInstance(siteDir: string, options: PluginOptions, locale: string): LoadedInstance {
  const root = path.join(siteDir, options.sources);
  const english = loadDocument(root, options.id);
  const other = options.counterpart && loadDocument(root, options.counterpart.id);
  const faults = validateDocument(english, {
    translations: Object.values(options.locales),
    ...(other && {counterparts: new Set(other.methods.map(({value}) => value.name))}),
  });
  if (faults.length > 0)
    throw new Error(
      `OpenRPC sources of "${options.id}":\n${faults.map((fault) => formatFault(fault, options.sources)).join('\n')}`,
    );
  const folder = options.locales[locale];
  return {english, localized: folder ? localize(english, loadTranslations(english, folder)) : english};
}
