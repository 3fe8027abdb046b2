import fs from 'node:fs/promises';
import path from 'node:path';
import {headerPolicy, type PolicyParts} from '../../config/csp';

/**
 * The policy for hosts. Browsers combine the policies of the header and of the page, so the header must allow
 * everything that the page allows.
 */
interface Host {
  /** Folder of the finished build, whose `_headers` Netlify and Cloudflare Pages read. */
  readonly outDir: string;
  readonly siteDir: string;
  /** Vercel reads the committed vercel.json before the build, so a build can't change it. */
  readonly onVercel: boolean;
}

/** The text of a `_headers` file with the policy of this build. */
const headersWith = (text: string, policy: string): string =>
  text.replace(/^( *Content-Security-Policy: ).*/m, (_line, name: string) => name + policy);

const textOf = (file: string): Promise<string> => fs.readFile(file, 'utf8').catch(() => '');

/**
 * Adds the policy of this build to `_headers` in the build folder, so that the host allows what the build needs.
 *
 * @throws on Vercel, if vercel.json was written for another policy
 */
export async function applyHostPolicy(parts: PolicyParts, {outDir, siteDir, onVercel}: Host): Promise<void> {
  const policy = headerPolicy(parts);
  if (onVercel && !(await textOf(path.join(siteDir, 'vercel.json'))).includes(JSON.stringify(policy))) {
    throw new Error(
      'vercel.json does not allow the scripts of this build: its Content-Security-Policy is different. Run `npm run generate` with the same ASSISTANT_KEY, and commit or deploy its result.',
    );
  }
  const file = path.join(outDir, '_headers');
  const text = await textOf(file);
  if (text !== '') await fs.writeFile(file, headersWith(text, policy));
}
