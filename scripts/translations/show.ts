import {type Folder, translationPath} from '../../src/plugins/docusaurus-plugin-translations/mirror';
import {readRecord} from '../../src/plugins/docusaurus-plugin-translations/record';
import {type Section, sectionsOf} from '../../src/plugins/docusaurus-plugin-translations/sections';
import {sectionName, standing} from '../../src/plugins/docusaurus-plugin-translations/state';
import {diffLines} from './diff';
import {sectionOfPast} from './history';
import {readText} from './pages';
import {isReference, showReference} from './reference';

/**
 * Lines that show a translator what changed: for each stale section, the change in English and then its translation.
 */
export function showLines(root: string, folder: Folder, english: string): string[] {
  if (isReference(english)) return showReference(root, folder, english);
  const text = readText(root, english);
  if (text === undefined) throw new Error(`${english} does not exist.`);
  const file = translationPath(english, folder);
  const translation = readText(root, file);
  const {state, date, changed, gone} = standing(text, translation);
  if (translation === undefined) return [`${file} is missing: the whole page must be translated.`];
  if (state !== 'stale') return [`${file} is ${state}.`];
  const [sections, own] = [sectionsOf(text), sectionsOf(translation)];
  const record = readRecord(translation);
  const lines = [`${file} was compared with ${english} ${date === undefined ? 'never' : `on ${date}`}.`];
  for (const id of changed) {
    const now = sections.find((section) => section.id === id)!;
    const hash = record?.sections[id];
    const past = hash === undefined ? undefined : sectionOfPast(root, english, id, hash);
    lines.push(
      '',
      `== ${sectionName(id)}  ${english}:${now.line}`,
      ...change(now, past, hash),
      ...beside(own, id, file),
    );
  }
  for (const id of gone) lines.push('', `== ${sectionName(id)}  deleted from ${english}`, ...beside(own, id, file));
  return lines;
}

function change(now: Section, past: Section | undefined, hash: string | undefined): string[] {
  if (past) return diffLines(past.text, now.text);
  const why = hash === undefined ? 'new since then' : 'its earlier text is not in the history of this clone';
  return [`(${why})`, ...now.text.split('\n').map((line) => `+ ${line}`)];
}

function beside(own: readonly Section[], id: string, file: string): string[] {
  const section = own.find((candidate) => candidate.id === id);
  if (!section) return [`-- ${file} has no such section`];
  return [`-- ${file}:${section.line}`, ...section.text.split('\n').map((line) => `  ${line}`)];
}
