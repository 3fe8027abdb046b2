import type {Json, LoadedDocument, Schema, SourceError} from './types';

const SCHEMA_REF = /^#\/components\/schemas\/([A-Za-z0-9_]+)$/;
const ERROR_REF = /^#\/components\/errors\/([A-Za-z0-9_]+)$/;
const GROUP_REF = /^#\/components\/x-errorGroups\/([A-Za-z0-9_]+)$/;

/** The target of a reference; null if the reference has none of the three allowed forms. */
export function parseRef(ref: string): {kind: 'schema' | 'error' | 'group'; name: string} | null {
  for (const [kind, pattern] of [
    ['schema', SCHEMA_REF],
    ['error', ERROR_REF],
    ['group', GROUP_REF],
  ] as const) {
    const name = pattern.exec(ref)?.[1];
    if (name) return {kind, name};
  }
  return null;
}

/** Calls `visit` for a schema and every nested schema, with the path from the outermost one. */
export function walkSchema(
  schema: Schema,
  visit: (schema: Schema, at: (string | number)[]) => void,
  at: (string | number)[] = [],
): void {
  if (typeof schema !== 'object' || schema === null) return;
  visit(schema, at);
  const step = (child: unknown, ...path: (string | number)[]) => walkSchema(child as Schema, visit, [...at, ...path]);
  for (const keyword of [
    'items',
    'additionalProperties',
    'not',
    'if',
    'then',
    'else',
    'propertyNames',
    'contains',
  ] as const)
    step(schema[keyword], keyword);
  for (const keyword of ['properties', 'patternProperties', 'definitions'] as const) {
    for (const [name, child] of Object.entries((schema[keyword] as Record<string, Schema> | undefined) ?? {}))
      step(child, keyword, name);
  }
  for (const keyword of ['oneOf', 'anyOf', 'allOf'] as const) {
    (schema[keyword] as Schema[] | undefined)?.forEach((child, index) => step(child, keyword, index));
  }
}

/**
 * Names of the errors that a method refers to, with groups expanded and without duplicates. Unknown names are left out.
 */
export function errorNames(document: LoadedDocument, references: readonly {$ref: string}[]): string[] {
  const names = references.flatMap(({$ref}) => {
    const parsed = parseRef($ref);
    if (parsed?.kind === 'error') return [parsed.name];
    return parsed?.kind === 'group' ? (document.groups.get(parsed.name)?.value ?? []) : [];
  });
  return [...new Set(names)].filter((name) => document.errors.has(name));
}

/** An error by name. Throws for an unknown one, which validation has already rejected. */
export function errorOf(document: LoadedDocument, name: string): SourceError {
  const error = document.errors.get(name);
  if (!error) throw new Error(`unknown error ${name}`);
  return error.value;
}

/** The example values of a space's placeholders, for checks without a node. */
export function placeholderExamples(document: LoadedDocument): (name: string) => Json | undefined {
  return (name) => {
    const value = document.placeholders.get(name)?.value[document.space];
    return typeof value === 'object' ? value.example : undefined;
  };
}
