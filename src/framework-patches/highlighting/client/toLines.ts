import type {Grammar} from 'prismjs';
import {linesOf, type Token} from './lines';
import {Prism} from './prism';

/** The lines of a program as lists of tokens. A line without text contains one token that is marked empty. */
export const toLines = (code: string, grammar: Grammar | undefined): Token[][] =>
  linesOf(grammar ? Prism.tokenize(code, grammar) : code);

/** The lines of a program, with the language by name. */
export const highlight = (code: string, language: string): Token[][] => toLines(code, Prism.languages[language]);
