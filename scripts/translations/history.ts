import {type Section, sectionsOf} from '../../src/plugins/docusaurus-plugin-translations/sections';
import {commitsOf, fileAt} from '../lib/git.mjs';

/** How many versions of a page are searched for a section. Each costs a git call. */
const VERSIONS = 200;

/**
 * Finds the newest text of an English section with this hash in the history of the clone; undefined if there is none.
 */
export function sectionOfPast(root: string, file: string, id: string, hash: string): Section | undefined {
  for (const commit of commitsOf(root, file, VERSIONS)) {
    const text = fileAt(root, commit, file);
    const section =
      text === undefined
        ? undefined
        : sectionsOf(text).find((candidate) => candidate.id === id && candidate.hash === hash);
    if (section) return section;
  }
  return undefined;
}
