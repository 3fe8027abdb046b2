import {type Section, sectionsOf} from '../../src/plugins/docusaurus-plugin-translations/sections';
import {commitsOf, fileAt} from '../lib/git.mjs';

/** So many versions of a page are searched for a section; each costs one call of git. */
const VERSIONS = 200;

/**
 * The newest text of an English section that had `hash`, from the history of this clone; undefined when it is not
 * there.
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
