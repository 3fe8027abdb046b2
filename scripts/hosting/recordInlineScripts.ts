import fs from 'node:fs';
import path from 'node:path';
import {hashOf, inlineScripts} from '../../src/plugins/docusaurus-plugin-csp/inlineScripts';

/** One inline script: its hash, and its first characters for reviewers of the record. */
export interface InlineScript {
  sha256: string;
  begins: string;
}

/** Every different inline script of the finished pages below `outDir`, in the order of their pages' paths. */
export function collectInlineScripts(outDir: string): InlineScript[] {
  const found = new Map<string, InlineScript>();
  const pages = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const page of pages.sort()) {
    for (const text of inlineScripts(fs.readFileSync(path.join(outDir, page), 'utf8'))) {
      const sha256 = hashOf(text);
      if (!found.has(sha256)) found.set(sha256, {sha256, begins: text.slice(0, 60)});
    }
  }
  return [...found.values()];
}
