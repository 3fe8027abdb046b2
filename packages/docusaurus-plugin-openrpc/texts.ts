import type {LoadedDocument, Located, Schema, SourceFile} from './types';

type Path = readonly (string | number)[];

/** A text for readers in a source file, and where its translation is. */
export interface Text {
  /** Translation file below `i18n/<locale>/`, for example `core/balance.yaml`. */
  translation: string;
  /** Name of the method, schema or error; `info` and `subjects` in the head. */
  group: string;
  /** Path of the text within its group, for example `params.address`. */
  key: string;
  text: string;
  file: SourceFile;
  at: Path;
}

/** Called for each text; a returned string replaces it. */
export type Visit = (text: Text) => string | undefined;

interface Place {
  translation: string;
  group: string;
  file: SourceFile;
}

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Visits `holder[name]` if it is a text, and replaces it with the returned string. */
function visitText(visit: Visit, place: Place, holder: unknown, name: string | number, key: string, at: Path): void {
  if (!isHolder(holder)) return;
  const text = (holder as Record<string | number, unknown>)[name];
  if (typeof text !== 'string') return;
  const replacement = visit({...place, key, text, at: [...at, name]});
  if (replacement !== undefined) (holder as Record<string | number, unknown>)[name] = replacement;
}

/** Visits the texts in a schema: properties by name, items as `[]`, map values as `{}`, branches as `oneOf.<index>`. */
function visitSchema(visit: Visit, place: Place, schema: unknown, prefix: string, at: Path): void {
  if (!isHolder(schema)) return;
  const join = (...parts: (string | number)[]) => [prefix, ...parts].filter((part) => part !== '').join('.');
  const inner = (child: unknown, key: string, path: Path) => {
    visitText(visit, place, child, 'description', key, path);
    if (isHolder(child) && typeof child.title === 'string')
      visitText(visit, place, child, 'title', `${key}.title`, path);
    visitSchema(visit, place, child, key, path);
  };
  const {properties, items, additionalProperties} = schema as Schema;
  for (const [name, child] of Object.entries(properties ?? {})) inner(child, join(name), [...at, 'properties', name]);
  if (items) inner(items, join('[]'), [...at, 'items']);
  if (isHolder(additionalProperties)) inner(additionalProperties, join('{}'), [...at, 'additionalProperties']);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    ((schema as Schema)[keyword] ?? []).forEach((branch, index) =>
      inner(branch, join(keyword, index), [...at, keyword, index]),
    );
  }
}

function visitMethod(
  visit: Visit,
  space: string,
  {value, file, path, subject}: LoadedDocument['methods'][number],
): void {
  const place = {translation: `${space}/${subject}.yaml`, group: value.name, file};
  visitText(visit, place, value, 'summary', 'summary', path);
  visitText(visit, place, value, 'description', 'description', path);
  visitText(visit, place, value['x-counterpart'], 'differences', 'counterpart', [...path, 'x-counterpart']);
  visitText(visit, place, value, 'x-unverified', 'unverified', path);
  (value['x-notes'] ?? []).forEach((_, index) =>
    visitText(visit, place, value['x-notes'], index, `notes.${index}`, [...path, 'x-notes']),
  );
  (value.params ?? []).forEach((param, index) => {
    visitText(visit, place, param, 'description', `params.${param.name}`, [...path, 'params', index]);
    visitSchema(visit, place, param.schema, `params.${param.name}`, [...path, 'params', index, 'schema']);
  });
  visitText(visit, place, value.result, 'description', 'result', [...path, 'result']);
  visitSchema(visit, place, value.result?.schema, 'result', [...path, 'result', 'schema']);
  visitText(visit, place, value['x-notification'], 'description', 'notification', [...path, 'x-notification']);
  visitSchema(visit, place, value['x-notification']?.schema, 'notification', [...path, 'x-notification', 'schema']);
  (value.examples ?? []).forEach((example, index) =>
    visitText(visit, place, example, 'summary', `examples.${example.name}`, [...path, 'examples', index]),
  );
}

function visitComponent(visit: Visit, name: string, {value, file, path}: Located<Schema>): void {
  const place = {
    translation: file.path.includes('/schemas/') ? `${file.path.split('/')[0]}/schemas.yaml` : file.path,
    group: name,
    file,
  };
  visitText(visit, place, value, 'title', 'title', path);
  visitText(visit, place, value, 'description', 'description', path);
  visitSchema(visit, place, value, '', path);
}

/** Visits every text of a document that readers see. Replaces texts in place, so visit a copy. */
export function visitTexts(document: LoadedDocument, visit: Visit): void {
  const {space, head, methods, schemas, errors} = document;
  const headPlace = {translation: `${space}/openrpc.yaml`, file: head.file};
  visitText(visit, {...headPlace, group: 'info'}, head.value?.info, 'title', 'title', ['info']);
  visitText(visit, {...headPlace, group: 'info'}, head.value?.info, 'description', 'description', ['info']);
  for (const subject of Object.keys(head.value?.['x-subjects'] ?? {})) {
    visitText(visit, {...headPlace, group: 'subjects'}, head.value['x-subjects'], subject, subject, ['x-subjects']);
  }
  for (const method of methods) visitMethod(visit, space, method);
  for (const [name, schema] of schemas) visitComponent(visit, name, schema);
  for (const [name, {value, file, path}] of errors) {
    if (value.space !== 'both' && value.space !== space) continue;
    const place = {translation: file.path, group: name, file};
    visitText(visit, place, value, 'x-cause', 'cause', path);
    visitText(visit, place, value, 'x-fix', 'fix', path);
  }
}
