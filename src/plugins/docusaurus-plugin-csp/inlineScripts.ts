import {createHash} from 'node:crypto';

/** The type in a start tag, quoted or not (the minifier removes quotes). */
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi;
/** Types that a browser runs. Others, such as `application/ld+json`, are data. */
const EXECUTABLE = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]);

/** The texts of the scripts that a browser would run and that have no `src`. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    const type = TYPE.exec(attributes);
    const name = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').toLowerCase();
    return /\ssrc\s*=/i.test(attributes) || !EXECUTABLE.has(name) ? [] : [text];
  });
}

/** Base64 SHA-256 in the form for `script-src`. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');
