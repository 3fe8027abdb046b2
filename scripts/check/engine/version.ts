import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** `npm run check` runs a bundle, which contains the versions in a file (bundle.mjs); tests run the sources. */
export const BUNDLED = !import.meta.url.endsWith('.ts');
/** Folders outside of the check whose code the workers run. */
const SHARED = ['../../../src/languages', '../../../src/plugins/docusaurus-plugin-translations'];

/**
 * Changes with everything that affects the findings of rules about a single file: their code, and the packages that
 * they use.
 */
export const scanVersion = (root: string): string => versionOf(root, 'worker');

/** The same for rules over the whole site. */
export const engineVersion = (root: string): string => versionOf(root, 'content');

function versionOf(root: string, bundle: 'worker' | 'content'): string {
  const hash = createHash('sha1').update(process.version);
  if (BUNDLED)
    hash.update(
      (JSON.parse(readFileSync(path.join(HERE, 'versions.json'), 'utf8')) as Record<string, string>)[bundle]!,
    );
  else for (const folder of ['..', ...SHARED].map((one) => path.join(HERE, one))) addSources(hash, folder);
  try {
    hash.update(readFileSync(path.join(root, 'package-lock.json')));
  } catch {
    // Without a lock file, only the code determines the version.
  }
  return hash.digest('base64');
}

function addSources(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const file of (readdirSync(folder, {recursive: true}) as string[]).sort()) {
    if (file.endsWith('.ts') && !file.includes('__tests__')) hash.update(readFileSync(path.join(folder, file)));
  }
}
