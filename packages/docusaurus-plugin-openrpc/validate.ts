import {checkExamples} from './checks/exampleRules';
import {checkMethods} from './checks/methodRules';
import {checkSchemas} from './checks/schemaRules';
import {checkShape} from './checks/shape';
import {createChecker} from './schemas';
import {checkTranslations, loadTranslations} from './translations';
import type {Fault, LoadedDocument} from './types';

export interface ValidateOptions {
  /** Folders below `i18n/` whose translations must be complete. */
  translations: readonly string[];
  /** Methods of the other space, to check counterparts; missing if there is none. */
  counterparts?: ReadonlySet<string>;
}

/**
 * All faults in a document's sources. Later rules rely on earlier ones: methods and examples are only checked if the
 * shapes are right, so that one mistake isn't reported five times.
 */
export function validateDocument(document: LoadedDocument, {translations, counterparts}: ValidateOptions): Fault[] {
  const first = [...document.faults, ...checkShape(document)];
  if (first.length > 0) return first;
  const checker = createChecker(document);
  const second = [...checkMethods(document, counterparts), ...checkSchemas(document, checker)];
  if (second.length > 0) return second;
  return [
    ...checkExamples(document, checker),
    ...translations.flatMap((folder) => checkTranslations(document, loadTranslations(document, folder))),
  ];
}

/** One fault as a terminal line: `folder/file.yaml:12  message  → fix`. */
export function formatFault({file, line, message, fix}: Fault, folder = ''): string {
  return `${folder}${folder ? '/' : ''}${file}${line > 0 ? `:${line}` : ''}  ${message}\n    → ${fix}`;
}
