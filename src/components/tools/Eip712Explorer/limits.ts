/** What the explorer reads, at most. Real typed data is far below, and the page stays responsive up to here. */

/** Characters of the JSON. */
export const MAX_LENGTH = 20_000;
/** Struct types, each of which is hashed with all those that it uses. */
export const MAX_TYPES = 100;
/** Fields and elements of the domain and the message. */
export const MAX_VALUES = 2_000;
/** Levels of structs and arrays inside each other, in the values and in the name of a type. */
export const MAX_DEPTH = 32;
