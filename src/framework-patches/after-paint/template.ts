import fs from 'node:fs';
import path from 'node:path';

/** How Docusaurus runs the application: as soon as the page is parsed, even before it is painted. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Preloads the same file just as early, but with a lower priority than what the first paint needs; start.js runs it. A
 * browser without scripts, or without support for this media query, loads nothing.
 */
const FETCHED_AHEAD =
  '<link rel="preload" as="script" fetchpriority="low" media="(scripting: enabled)" data-entry href="<%= it.baseUrl %><%= script %>">';

const END = '</body>';

/**
 * Docusaurus' template of a page (option `ssrTemplate`), changed so that the application starts after the first paint.
 *
 * @throws if Docusaurus' template differs from the known one
 */
export function paintFirstTemplate(template: string): string {
  for (const part of [SCRIPT, END]) {
    if (template.split(part).length !== 2)
      throw new Error(
        `The template of @docusaurus/core does not have exactly one ${part}: check how it starts the application now, and adapt src/framework-patches/after-paint.`,
      );
  }
  const start = fs.readFileSync(path.join(__dirname, 'start.js'), 'utf8');
  // Functions, because `replace` would interpret patterns such as `$&` in a text.
  return template.replace(SCRIPT, () => FETCHED_AHEAD).replace(END, () => `<script>${start}</script>${END}`);
}
