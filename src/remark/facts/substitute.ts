import {lookUp} from '../../facts/lookUp';

/** `{{fact:blockGasLimit}}`, in code of pages and in texts of data files. */
const PLACE = /\{\{fact:([\w.-]+)\}\}/g;

/**
 * Inserts the values of the facts into code, or into prose in the language `locale`. An unknown fact stops the build.
 */
export function substituteFacts(text: string, locale?: string): string {
  return text.includes('{{fact:') ? text.replace(PLACE, (_, path: string) => lookUp(path, locale)) : text;
}
