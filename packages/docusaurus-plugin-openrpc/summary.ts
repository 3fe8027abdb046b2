import {toHtml} from './markdown';
import {errorNames} from './resolve';
import type {LoadedDocument, RecordingFile} from './types';

/** A method as other plugins list it. Texts are HTML in the language of the build. */
export interface MethodSummary {
  method: string;
  path: string;
  subject: string;
  summary: string;
  since: string | null;
  /** Null: unknown. */
  isPublic: boolean | null;
  counterpart: string | null;
  /** The node that its examples were run on; missing if no node could run them. */
  checked?: {node: string; date: string};
}

/** An error with the methods that list it. */
export interface ErrorSummary {
  name: string;
  code: number;
  message: string;
  cause: string;
  fix: string;
  methods: string[];
}

/** The content of an instance, from which a site can create pages about all methods or all errors. */
export interface DocumentSummary {
  methods: MethodSummary[];
  errors: ErrorSummary[];
  /** Group of errors -> names of its errors. */
  groups: Record<string, string[]>;
}

type Recorded = (method: string) => Pick<RecordingFile, 'node' | 'date'> | null;

/** Summarizes a document. Leaves out errors of the other space, which no method here lists. */
export function documentSummary(
  document: LoadedDocument,
  path: (method: string) => string,
  recorded: Recorded,
): DocumentSummary {
  const subjects = document.head.value['x-subjects'];
  const methods = document.methods.map(({value, subject}): MethodSummary => {
    const recording = recorded(value.name);
    return {
      method: value.name,
      path: path(value.name),
      subject: subjects[subject] ?? subject,
      summary: toHtml(value.summary),
      since: value['x-since'],
      isPublic: value['x-public'],
      counterpart: value['x-counterpart']?.method ?? null,
      ...(recording && {checked: {node: recording.node, date: recording.date}}),
    };
  });
  const users = new Map<string, string[]>();
  for (const {value} of document.methods) {
    for (const name of errorNames(document, value.errors)) users.set(name, [...(users.get(name) ?? []), value.name]);
  }
  const errors = [...document.errors]
    .filter(([name]) => users.has(name))
    .map(([name, {value}]): ErrorSummary => ({
      name,
      code: value.code,
      message: value.message,
      cause: toHtml(value['x-cause']),
      fix: toHtml(value['x-fix']),
      methods: users.get(name) ?? [],
    }));
  return {methods, errors, groups: Object.fromEntries([...document.groups].map(([name, {value}]) => [name, value]))};
}
