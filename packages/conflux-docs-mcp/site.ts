import fs from 'node:fs/promises';
import path from 'node:path';

/** Longer than any file takes, and shorter than clients wait for a tool. */
const TIMEOUT_MS = 20_000;

/** A built portal: a folder, or an address. */
export interface Site {
  /** Origin of the addresses that results contain, without a slash at the end. */
  readonly address: string;
  /**
   * The text of a file.
   *
   * @param file path that begins with a slash
   * @returns undefined if the portal has no such file
   * @throws Error if the portal can't be read
   */
  readonly read: (file: string) => Promise<string | undefined>;
}

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * The portal in the folder of a build. Nothing outside the folder is read.
 *
 * @param address where the build is meant to be served
 */
export function siteIn(folder: string, address: string): Site {
  return {
    address: withoutSlash(address),
    async read(file) {
      const target = path.join(folder, file);
      if (!target.startsWith(folder + path.sep) || target.includes('\0')) return undefined;
      try {
        return await fs.readFile(target, 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

/** The portal at an address. */
export function siteAt(given: string): Site {
  const address = withoutSlash(given);
  return {
    address,
    async read(file) {
      const url = `${address}${encodeURI(file)}`;
      const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)}).catch((error: Error) => {
        const reason = error.cause instanceof Error ? error.cause.message : error.message;
        throw new Error(`${url} can't be read: ${reason}`);
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${url} can't be read: HTTP status ${response.status}`);
      // Some hosts send a page for every unknown path.
      if (response.headers.get('content-type')?.includes('text/html')) return undefined;
      return response.text();
    },
  };
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/** A JSON file that every build of the portal has. */
export async function readJson<Content>(site: Site, file: string): Promise<Content> {
  const text = await site.read(file);
  if (text === undefined) throw new Error(`${site.address} has no file ${file}. Is it a build of this portal?`);
  return JSON.parse(text) as Content;
}
