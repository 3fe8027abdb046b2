/** Narrow no-break space: groups of three in every language, as in the facts. */
const GROUP = '\u202f';

/** `30000000` becomes `30 000 000`. */
export const groupDigits = (amount: bigint): string => String(amount).replace(/\B(?=(\d{3})+$)/g, GROUP);
