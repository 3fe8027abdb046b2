import {TRANSLATION_FOLDERS} from '../../../src/languages';
import {comparedFile, readCompared} from '../openrpc/compared';
import {FOLDER, openrpcSources} from '../openrpc/sources';
import type {Problem, Site} from '../types';

/** Translations of texts of the JSON-RPC reference that render an earlier English text. */
export function* staleReference(site: Site): Generator<Problem & {file: string}> {
  const originals = openrpcSources(site)?.originals ?? [];
  if (originals.length === 0) return;
  const ids = new Set(originals.map(({id}) => id));
  for (const folder of TRANSLATION_FOLDERS) {
    const list = comparedFile(folder);
    const compared = readCompared(site.files.has(list) ? (site.read(list) ?? '') : '');
    for (const {id, file, line, hash, translations} of originals) {
      const translation = translations[folder];
      // The rule openrpc reports a missing translation.
      if (!translation || compared.get(id)?.hash === hash) continue;
      const english = `${FOLDER}/${file}`;
      const accept = `npm run translations -- --accept ${folder} ${english}`;
      yield {
        file: `${FOLDER}/${translation.file}`,
        line: translation.line,
        message: compared.has(id)
          ? `${english}:${line} has changed since this was compared with it.`
          : `The text was never compared with ${english}:${line}.`,
        fix: `Run "npm run translations -- ${folder} ${english}" to see the change, translate it, then run "${accept}".`,
      };
    }
    for (const [id, {line}] of compared) {
      if (ids.has(id)) continue;
      yield {
        file: list,
        line,
        message: `"${id}" is no text of the reference.`,
        fix: `Run "npm run translations -- --accept ${folder} ${FOLDER}" after you compared what changed.`,
      };
    }
  }
}
