import type {SiteRule} from '../types';
import {categories} from './categories';
import {codeBlocks} from './code-blocks';
import {dataFiles} from './data-files';
import {directions} from './directions';
import {duplicates} from './duplicates';
import {factSources} from './fact-sources';
import {freshness} from './freshness';
import {glossary} from './glossary';
import {images} from './images';
import {interfaceMessages} from './interface-messages';
import {languages} from './languages';
import {links} from './links';
import {movedPages} from './moved-pages';
import {openrpc} from './openrpc';
import {otherTextsRule} from './other-texts';
import {recurringTitles} from './recurring-titles';
import {snippetSolidity} from './snippet-solidity';
import {snippets} from './snippets';
import {spelling} from './spelling';
import {tags} from './tags';
import {translationIntegrity} from './translation-integrity';
import {translationState} from './translation-state';
import {translations} from './translations';
import {typedValues} from './typed-values';

/** Rules that need more than one file, which run on every call. Add new rules here. */
export const SITE_RULES: readonly SiteRule[] = [
  links,
  movedPages,
  images,
  tags,
  categories,
  translations,
  translationState,
  translationIntegrity,
  directions,
  interfaceMessages,
  recurringTitles,
  languages,
  dataFiles,
  duplicates,
  freshness,
  snippets,
  codeBlocks,
  snippetSolidity,
  glossary,
  otherTextsRule,
  factSources,
  typedValues,
  openrpc,
  spelling,
];

export {PAGE_RULES, TEXT_RULES} from './perFile';
