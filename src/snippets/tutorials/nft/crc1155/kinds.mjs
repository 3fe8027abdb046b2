export const KINDS = {1: 'Rope', 2: 'Tent', 255: 'Treasure map'};

/** What replaces {id}: 64 hexadecimal digits, lowercase, without 0x. */
export const padded = (id) => BigInt(id).toString(16).padStart(64, '0');
