/**
 * The prefix of an address hash that contains a graph. In a separate file, because the page needs it before the panel.
 */
export const PREFIX = '#tree-graph=';
