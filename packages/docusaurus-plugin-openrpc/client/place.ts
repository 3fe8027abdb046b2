/** Attribute of the playground's element, by which other parts of a page find it. */
export const PLAYGROUND = 'data-rpc-playground';
