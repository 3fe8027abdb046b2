import type {LivePlaceholder} from './client/pageData';
import type {JsonSchema} from './document';
import {errorNames, errorOf} from './resolve';
import type {Json, LoadedDocument, Placeholder, PlaceholderValue} from './types';

/** A method after loading: references to errors and groups are expanded, and texts are in the locale's language. */
export interface LocalizedMethod {
  name: string;
  summary: string;
  description: string;
  since: string | null;
  isPublic: boolean | null;
  counterpart: {method: string; differences: string} | null;
  notes: string[];
  params: {name: string; required: boolean; description: string; schema: JsonSchema}[];
  result: {description: string; schema: JsonSchema};
  /** What a subscription sends. */
  notification?: {description: string; schema: JsonSchema};
  errors: {name: string; code: number; message: string; cause: string; fix: string; link?: string}[];
  examples: {name: string; summary: string; params: Record<string, Json> | Json[]; isError: boolean}[];
  unverified?: string;
}

/** Number of methods that list an error, by its name. */
function errorUses(document: LoadedDocument): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const {value} of document.methods)
    for (const name of errorNames(document, value.errors)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

const sortedBy = (names: readonly string[], rank: (name: string) => number): string[] =>
  [...names].sort((a, b) => rank(a) - rank(b));

/**
 * A loaded method in the form that pages are created from: groups of errors are expanded, and `x-` keys have plain
 * names. To get translated texts, localize the document first.
 */
export function localizedMethod(
  document: LoadedDocument,
  {value}: LoadedDocument['methods'][number],
  uses = errorUses(document),
): LocalizedMethod {
  const notification = value['x-notification'];
  return {
    name: value.name,
    summary: value.summary,
    description: value.description,
    since: value['x-since'],
    isPublic: value['x-public'],
    counterpart: value['x-counterpart'],
    notes: value['x-notes'] ?? [],
    params: value.params.map(({name, required, description, schema}) => ({
      name,
      required: required ?? false,
      description,
      schema,
    })),
    result: {description: value.result.description, schema: value.result.schema},
    ...(notification && {notification: {description: notification.description, schema: notification.schema}}),
    // A method's own errors come before those that every other method returns, too.
    errors: sortedBy(errorNames(document, value.errors), (name) => uses.get(name) ?? 0).map((name) => {
      const {code, message, 'x-cause': cause, 'x-fix': fix, 'x-link': link} = errorOf(document, name);
      return {name, code, message, cause, fix, ...(link !== undefined && {link})};
    }),
    examples: value.examples.map(({name, summary, params, 'x-error': error}) => ({
      name,
      summary,
      params,
      isError: error !== undefined,
    })),
    ...(value['x-unverified'] !== undefined && {unverified: value['x-unverified']}),
  };
}

/** The methods of a document with their subjects, in the order of the sidebar. */
export function localizedMethods(document: LoadedDocument): (LocalizedMethod & {subject: string})[] {
  const uses = errorUses(document);
  return document.methods.map((method) => ({...localizedMethod(document, method, uses), subject: method.subject}));
}

/** Schemas of a document by name. */
export function schemasOf(document: LoadedDocument): Record<string, JsonSchema> {
  return Object.fromEntries([...document.schemas].map(([name, {value}]) => [name, value as JsonSchema]));
}

function liveValue(placeholder: Placeholder, space: string): LivePlaceholder | undefined {
  const value = placeholder[space] as PlaceholderValue | undefined;
  if (!value?.live) return undefined;
  return value.live === 'fixed' ? {value: value.example} : {from: value.live};
}

/** Placeholders of a space that can be filled from a live network. */
export function livePlaceholders(document: LoadedDocument): Record<string, LivePlaceholder> {
  const entries = [...document.placeholders].map(
    ([name, {value}]) => [name, liveValue(value, document.space)] as const,
  );
  return Object.fromEntries(entries.filter((entry): entry is [string, LivePlaceholder] => entry[1] !== undefined));
}
