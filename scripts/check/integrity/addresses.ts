/** Hexadecimal addresses, hashes and selectors, and base32 addresses, in prose. */
const ADDRESS = /\b0x[0-9a-f]{6,}\b|\b(?:cfx|cfxtest|net\d+):(?:type\.\w+:)?[a-z0-9]{40,}\b/gi;

export function addresses(text: string): string[] {
  return text.match(ADDRESS) ?? [];
}

/** `text` without them, because their digits are not numbers. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, ' ');
}
