import fs from 'node:fs';
import path from 'node:path';

/** The folder of the finished production build. */
export const BUILD = path.resolve(__dirname, '../../build');

/** The file that a static host sends for a path, undefined if there is none. */
export function fileOf(pathname: string): string | undefined {
  const clean = decodeURI(pathname).replace(/\/$/, '');
  return [path.join(BUILD, clean, 'index.html'), path.join(BUILD, `${clean}.html`), path.join(BUILD, clean)].find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

/** The page at a path; fails if there is none. */
export function readPage(pathname: string): string {
  const file = fileOf(pathname);
  if (!file) throw new Error(`no page was built for ${pathname}`);
  return fs.readFileSync(file, 'utf8');
}
