/**
 * Reads OpenRPC sources outside of a build, for scripts that check, record or test them. Nothing here runs in a
 * browser.
 */
export {bundleDocument, positional} from './bundle';
export {fillPlaceholders, placeholderNames} from './client/placeholders';
export {inputField} from './inputField';
export {loadDocument} from './loadDocument';
export {type LocalizedMethod, localizedMethods, schemasOf} from './localizedMethod';
export {toHtml} from './markdown';
export {differences, expandPattern, loadRecording, mask, recordingPath} from './recordings';
export {errorNames, errorOf, walkSchema} from './resolve';
export {createChecker, type SchemaChecker} from './schemas';
export {schemaView} from './schemaView';
export {documentSummary, type DocumentSummary} from './summary';
export {visitTexts} from './texts';
export {loadTranslations} from './translations';
export type * from './types';
export {formatFault, validateDocument} from './validate';
