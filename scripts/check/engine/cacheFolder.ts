import path from 'node:path';

/** Where the check keeps what it can compute again: never in git, gone with node_modules. */
export function cacheFolder(root: string): string {
  return process.env.CHECK_CACHE ?? path.join(root, 'node_modules/.cache/check');
}
