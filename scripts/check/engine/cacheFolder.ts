import path from 'node:path';

/** Where the check stores values that it can compute again: never in git, and deleted with node_modules. */
export function cacheFolder(root: string): string {
  return process.env.CHECK_CACHE ?? path.join(root, 'node_modules/.cache/check');
}
