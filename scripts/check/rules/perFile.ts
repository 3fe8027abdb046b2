import type {PageRule, TextRule} from '../types';
import {chineseTypography} from './chinese-typography';
import {codeLeadIn} from './code-lead-in';
import {emphasis} from './emphasis';
import {factForm} from './fact-form';
import {fileFormat} from './file-format';
import {frontMatter} from './front-matter';
import {headings} from './headings';
import {imageForm} from './image-form';
import {knownComponents} from './known-components';
import {leftInEnglish} from './left-in-english';
import {linkForm} from './link-form';
import {markdownStyle} from './markdown-style';
import {numberStyle} from './number-style';
import {pageStructure} from './page-structure';
import {placeholders} from './placeholders';
import {projectWords} from './project-words';
import {secrets} from './secrets';
import {spanishMarks} from './spanish-marks';
import {wording} from './wording';

/** Rules that need one file only, whose results are cached. Add new rules here. */
export const TEXT_RULES: readonly TextRule[] = [fileFormat, projectWords, secrets];
export const PAGE_RULES: readonly PageRule[] = [
  frontMatter,
  headings,
  linkForm,
  imageForm,
  placeholders,
  pageStructure,
  knownComponents,
  factForm,
  markdownStyle,
  codeLeadIn,
  emphasis,
  numberStyle,
  leftInEnglish,
  wording,
  spanishMarks,
  chineseTypography,
];
