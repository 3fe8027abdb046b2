import {readGlossary} from '../src/remark/glossary/readGlossary';
import {LOCALES, type Locale} from '../src/remark/glossary/types';
import {glossaryTable} from './lib/glossaryTable';

/**
 * `npm run glossary -- es gas` prints the terms that contain "gas", with their Spanish names and the words to avoid.
 */
const [first, ...rest] = process.argv.slice(2);
const locale = (LOCALES as readonly string[]).includes(first ?? '') ? (first as Locale) : undefined;
const query = (locale ? rest : [first ?? '', ...rest]).join(' ');
console.log(glossaryTable(readGlossary(process.cwd()), {locale, query}));
