import fs from 'node:fs';
import path from 'node:path';
import {
  differences,
  expandPattern,
  type Json,
  type LoadedDocument,
  loadRecording,
  mask,
  type Recording,
  type RecordingFile,
  recordingPath,
} from 'docusaurus-plugin-openrpc/sources';
import {runDocuments, type Outcome} from './examples';
import {shortenErrors} from './shorten';

/** What masks point into: the parameters that were sent and the whole response, with long error texts cut. */
export function maskable({request, response}: Pick<Recording, 'request' | 'response'>): Json {
  return {params: request.params, ...(shortenErrors(response) as Record<string, Json>)};
}

/** The part of a node's version that identifies a build: `conflux-rust/v3.0.2-fd68efe-20260110`. */
export const shortVersion = (version: string) => version.split('/').slice(0, 2).join('/');

/** The same exchange from two runs, with everything masked that differs or is declared volatile. */
function merge(first: Outcome, second: Outcome): Recording {
  const value = maskable(first.exchange);
  const declared = (first.method['x-volatile'] ?? []).flatMap((pattern) => expandPattern(value, pattern));
  const masked = [...new Set([...differences(value, maskable(second.exchange)), ...declared])].sort();
  return {...first.exchange, response: shortenErrors(first.exchange.response), masked};
}

/** Whether a reader would call two recordings the same: they are equal outside the masks of the newer one. */
function unchanged(before: RecordingFile | null, after: RecordingFile): boolean {
  if (!before || before.node !== after.node || before.examples.length !== after.examples.length) return false;
  return after.examples.every((example, index) => {
    const old = before.examples[index];
    if (!old || old.name !== example.name || old.masked.join() !== example.masked.join()) return false;
    return differences(mask(maskable(old), old.masked), mask(maskable(example), example.masked)).length === 0;
  });
}

export interface RecordResult {
  /** Responses that contradict the sources. If there are any, nothing is written. */
  refused: string[];
  /** Methods whose file changed. */
  written: string[];
  kept: number;
}

function removeStale({root, space, methods}: LoadedDocument): void {
  const folder = path.dirname(recordingPath(root, space, 'x'));
  const names = new Set(methods.map(({value}) => `${value.name}.json`));
  for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : [])
    if (!names.has(file)) fs.rmSync(path.join(folder, file));
}

/**
 * Records the documents' examples. `only` limits the files that are written, not what runs. It contains names of
 * methods, with `core:` or `espace:` before those of one space. `date` is an ISO day.
 */
export async function recordDocuments(
  documents: readonly LoadedDocument[],
  only: ReadonlySet<string>,
  date: string,
): Promise<RecordResult> {
  // One after the other: timestamps of the same second would not be noticed as different.
  const first = await runDocuments(documents);
  const second = await runDocuments(documents);
  const refused = [...first.outcomes, ...second.outcomes].flatMap(({exchange, faults}) =>
    faults.map((fault) => `${exchange.request.method}, ${exchange.name}: ${fault}`),
  );
  if (refused.length > 0) return {refused: [...new Set(refused)], written: [], kept: 0};

  const byExample = (outcomes: readonly Outcome[]) =>
    new Map(outcomes.map((outcome) => [`${outcome.space} ${outcome.method.name} ${outcome.exchange.name}`, outcome]));
  const [a, b] = [byExample(first.outcomes), byExample(second.outcomes)];
  const result: RecordResult = {refused, written: [], kept: 0};
  for (const {root, space, methods} of documents) {
    for (const {value: method} of methods) {
      if (
        method.examples.length === 0 ||
        (only.size > 0 && !only.has(method.name) && !only.has(`${space}:${method.name}`))
      )
        continue;
      const examples = method.examples.map(({name}) =>
        merge(a.get(`${space} ${method.name} ${name}`) as Outcome, b.get(`${space} ${method.name} ${name}`) as Outcome),
      );
      const after: RecordingFile = {method: method.name, node: shortVersion(first.version), date, examples};
      if (unchanged(loadRecording(root, space, method.name), after)) {
        result.kept++;
        continue;
      }
      const file = recordingPath(root, space, method.name);
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
      result.written.push(method.name);
    }
  }
  if (only.size === 0) documents.forEach(removeStale);
  return result;
}
