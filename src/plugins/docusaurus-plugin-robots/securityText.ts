/** How long `security.txt` is valid after a build: RFC 9116 recommends less than a year. */
const VALID_MS = 300 * 24 * 60 * 60 * 1000;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability.
 *
 * @param contact address of the form
 * @param policy address of SECURITY.md
 * @param languages of reports, as language tags
 */
export const securityText = (contact: string, policy: string, languages: readonly string[], now: Date): string =>
  [
    `Contact: ${contact}`,
    `Policy: ${policy}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Expires: ${new Date(now.getTime() + VALID_MS).toISOString()}`,
    '',
  ].join('\n');
