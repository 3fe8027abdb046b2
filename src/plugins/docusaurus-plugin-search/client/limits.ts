/** Characters of a query, at most: also of one that comes with an address. */
export const LONGEST_QUERY = 200;

/** Characters of the list of opened pages, at most. A longer one isn't ours. */
export const LONGEST_RECENT = 10_000;
