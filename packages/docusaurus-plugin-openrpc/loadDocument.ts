import fs from 'node:fs';
import path from 'node:path';
import {LineCounter, parseDocument, type Document} from 'yaml';
import type {
  Fault,
  LoadedDocument,
  Located,
  Placeholder,
  Schema,
  SourceError,
  SourceFile,
  SourceHead,
  MethodYaml,
} from './types';

type Path = readonly (string | number)[];

/** Line of the node at a path. If the node is missing, the line of the nearest parent. */
function lineOf(document: Document, lines: LineCounter, at: Path): number {
  for (let length = at.length; length >= 0; length--) {
    const node = document.getIn(at.slice(0, length), true) as {range?: [number, number, number]} | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Reads one YAML file. Syntax errors are added to `faults`; the value is then whatever could be read. */
export function readSource(root: string, file: string, faults: Fault[]): SourceFile {
  const relative = path.relative(root, file);
  if (!fs.existsSync(file)) {
    faults.push({
      file: relative,
      line: 0,
      message: 'the file does not exist',
      fix: 'create it; README.md of the sources shows its form',
    });
    return {path: relative, value: null, lineOf: () => 0};
  }
  const lines = new LineCounter();
  const document = parseDocument(fs.readFileSync(file, 'utf8'), {
    lineCounter: lines,
    uniqueKeys: true,
    prettyErrors: false,
  });
  for (const error of [...document.errors, ...document.warnings]) {
    faults.push({
      file: relative,
      line: lines.linePos(error.pos[0]).line,
      message: `not valid YAML: ${error.message}`,
      fix: 'correct the indentation or the quotes at this line',
    });
  }
  return {
    path: relative,
    value: document.errors.length > 0 ? null : document.toJS(),
    lineOf: (at) => lineOf(document, lines, at),
  };
}

/** YAML files of a folder in alphabetical order; none if the folder is missing. */
function yamlFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the entries of a map file to a collection. A duplicate name is a fault. */
function collect<T>(
  into: Map<string, Located<T>>,
  file: SourceFile,
  value: unknown,
  at: Path,
  kind: string,
  faults: Fault[],
): void {
  if (value === null || value === undefined) return;
  if (!isRecord(value)) {
    faults.push({
      file: file.path,
      line: file.lineOf(at),
      message: `expected a map of ${kind}s`,
      fix: `write "<name>:" and the ${kind} below it`,
    });
    return;
  }
  for (const [name, entry] of Object.entries(value)) {
    const path = [...at, name];
    const earlier = into.get(name);
    if (earlier) {
      faults.push({
        file: file.path,
        line: file.lineOf(path),
        message: `${kind} ${name} is defined a second time, first in ${earlier.file.path}:${earlier.file.lineOf(earlier.path)}`,
        fix: 'rename one of them, or keep one in shared/',
      });
    } else into.set(name, {value: entry as T, file, path});
  }
}

/** The methods of a subject's file; an entry that is not a map becomes a fault. */
function methodsOf(file: SourceFile, subject: string, faults: Fault[]): LoadedDocument['methods'] {
  if (file.value === null) return [];
  if (!Array.isArray(file.value)) {
    faults.push({
      file: file.path,
      line: 1,
      message: 'expected a list of methods',
      fix: 'begin each method with "- name:"',
    });
    return [];
  }
  return file.value.flatMap((value: unknown, index) => {
    if (isRecord(value) && typeof value.name === 'string')
      return [{value: value as unknown as MethodYaml, file, path: [index], subject}];
    faults.push({
      file: file.path,
      line: file.lineOf([index]),
      message: 'a method without a name',
      fix: 'begin it with "- name: <method>"',
    });
    return [];
  });
}

/**
 * Reads all sources of one space: `<root>/<space>/{openrpc.yaml,methods/,schemas/}`,
 * `<root>/shared/{schemas,errors}.yaml` and `<root>/placeholders.yaml`. Only checks the syntax and duplicate names.
 */
export function loadDocument(root: string, space: string): LoadedDocument {
  const faults: Fault[] = [];
  const read = (...parts: string[]) => readSource(root, path.join(root, ...parts), faults);
  const head = read(space, 'openrpc.yaml');
  const subjects =
    isRecord(head.value) && isRecord(head.value['x-subjects']) ? Object.keys(head.value['x-subjects']) : [];

  const files = yamlFiles(path.join(root, space, 'methods'));
  const subjectOf = (file: string) => path.parse(file).name;
  const rank = (file: string) => subjects.indexOf(subjectOf(file));
  const methods = [...files]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((file) => methodsOf(readSource(root, file, faults), subjectOf(file), faults));

  const schemas = new Map<string, Located<Schema>>();
  for (const file of [path.join(root, 'shared', 'schemas.yaml'), ...yamlFiles(path.join(root, space, 'schemas'))]) {
    const source = readSource(root, file, faults);
    collect(schemas, source, source.value, [], 'schema', faults);
  }
  const errorFile = read('shared', 'errors.yaml');
  const parts = isRecord(errorFile.value) ? errorFile.value : {};
  if (errorFile.value !== null && !isRecord(errorFile.value))
    faults.push({
      file: errorFile.path,
      line: 1,
      message: 'expected the maps "errors" and "groups"',
      fix: 'write "errors:", and the errors below it; "groups:" and its groups follow',
    });
  const errors = new Map<string, Located<SourceError>>();
  const groups = new Map<string, Located<string[]>>();
  collect(errors, errorFile, parts.errors, ['errors'], 'error', faults);
  collect(groups, errorFile, parts.groups, ['groups'], 'group', faults);
  const placeholderFile = read('placeholders.yaml');
  const placeholders = new Map<string, Located<Placeholder>>();
  collect(placeholders, placeholderFile, placeholderFile.value, [], 'placeholder', faults);

  return {
    space,
    root,
    head: {value: head.value as SourceHead, file: head, path: []},
    methods,
    schemas,
    errors,
    groups,
    placeholders,
    faults,
  };
}
