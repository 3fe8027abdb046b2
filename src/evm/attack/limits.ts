/** A run ends by itself after this time. The longest attack of a page takes a fraction of a second. */
export const TIME_LIMIT_SECONDS = 15;
