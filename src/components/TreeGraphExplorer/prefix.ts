/** What the hash of an address begins with when a graph follows. In a file of its own, because the page needs it before the panel. */
export const PREFIX = '#tree-graph=';
