import fs from 'node:fs';
import path from 'node:path';

/** How Docusaurus runs the application: as soon as the page is parsed, painted or not. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * The same file, fetched as early but never before what the paint needs, and run by start.js. A browser that runs no
 * scripts, or does not know how to say so, fetches none.
 */
const FETCHED_AHEAD =
  '<link rel="preload" as="script" fetchpriority="low" media="(scripting: enabled)" data-entry href="<%= it.baseUrl %><%= script %>">';

const END = '</body>';

/**
 * Docusaurus' template of a page (option `ssrTemplate`), with an application that starts after the first paint.
 *
 * @throws when Docusaurus writes its template in another way than the one that is known here
 */
export function paintFirstTemplate(template: string): string {
  for (const part of [SCRIPT, END]) {
    if (template.split(part).length !== 2)
      throw new Error(
        `The template of @docusaurus/core has not exactly one ${part}: see how it starts the application now, and adapt src/framework-patches/after-paint.`,
      );
  }
  const start = fs.readFileSync(path.join(__dirname, 'start.js'), 'utf8');
  // As functions: a text may hold what `replace` takes for a pattern.
  return template.replace(SCRIPT, () => FETCHED_AHEAD).replace(END, () => `<script>${start}</script>${END}`);
}
