export const KINDS = {1: 'Rope', 2: 'Tent', 255: 'Treasure map'};

/** Replaces {id}: 64 lowercase hexadecimal digits, no 0x. */
export const padded = (id) => BigInt(id).toString(16).padStart(64, '0');
