import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** The loaded sidebars of a version by their names. */
type Sidebars = Record<string, PropSidebar>;

const versions: Record<string, Sidebars> = {};

/**
 * The loaded sidebars of a version. A route loads its own sidebar together with its page, before anything is rendered.
 * Docusaurus reads this object as the list of all sidebars, but only accesses that one.
 *
 * @param version name of the file that contains the version's properties
 */
export const sidebarsOf = (version: string): Sidebars => (versions[version] ??= {});
