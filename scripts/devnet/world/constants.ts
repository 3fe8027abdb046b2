/** A hash that no transaction and no block has, because nothing hashes to such a regular value. */
export const UNKNOWN_HASH = `0x${'12'.repeat(32)}`;

/** A valid user address (in Core Space its first digit becomes 1) that nothing in the world touches. */
export const UNUSED = `0x0${'d0c5'.repeat(9)}d0c`;

/** A valid filter ID that the node has never returned. */
export const UNKNOWN_FILTER = `0x${'0'.repeat(31)}f`;
