import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Problem} from '../types';

export interface FrontMatter {
  values: Record<string, unknown>;
  lines: Record<string, number>;
  problems: Problem[];
}

/** Reads the YAML between the first two `---` lines. Dates stay strings, as in the schema of Docusaurus' own reader. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^---\r?\n([\s\S]*?)\r?\n?---[ \t]*(?:\r?\n|$)/.exec(text);
  const result: FrontMatter = {values: {}, lines: {}, problems: []};
  if (!match) return result;
  const counter = new LineCounter();
  const document = parseDocument(match[1]!, {lineCounter: counter, schema: 'core', uniqueKeys: true});
  for (const error of document.errors) {
    const line = counter.linePos(error.pos[0]).line + 1;
    result.problems.push({
      line,
      message: `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      fix: 'Quote values that contain a colon, and write each key once.',
    });
  }
  if (document.errors.length > 0) return result;
  if (!isMap(document.contents)) return result;
  for (const pair of document.contents.items) {
    if (!isScalar(pair.key) || !pair.key.range) continue;
    result.lines[String(pair.key.value)] = counter.linePos(pair.key.range[0]).line + 1;
  }
  result.values = document.toJS() as Record<string, unknown>;
  return result;
}
