import fs from 'node:fs';
import path from 'node:path';
import {errorTableMarkdown} from '../../src/remark/errorTables/read';
import {localeOf, type Locale} from '../../src/remark/facts/locale';

const ERRORS = /^<ErrorTable of="([\w-]+)" \/>$/gm;

/** A part of a page, with its error tables written out. */
export const withErrorTables = (text: string, locale: Locale = 'en'): string =>
  text.replace(ERRORS, (_, name: string) => errorTableMarkdown(name, locale));

/** The source of a page, with its error tables written out. */
export const pageSource = (file: string): string =>
  withErrorTables(fs.readFileSync(file, 'utf8'), localeOf(path.resolve(file)));
