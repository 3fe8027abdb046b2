import type {PropSidebar} from '@docusaurus/plugin-content-docs';

/** Sidebars that have arrived, of each version by their names. */
type Sidebars = Record<string, PropSidebar>;

const versions: Record<string, Sidebars> = {};

/**
 * The sidebars of a version that have been loaded. A route loads its own with its page, before anything of it is
 * rendered, and what Docusaurus takes for the list of all sidebars is asked for that one alone.
 *
 * @param version name of the file that holds the version's properties
 */
export const sidebarsOf = (version: string): Sidebars => (versions[version] ??= {});
