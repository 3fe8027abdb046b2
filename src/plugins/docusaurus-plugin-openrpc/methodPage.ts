import type {ErrorView, ExampleView, LivePlaceholder, MethodPage, ParamView, SchemaView} from './client/pageData';
import {positional} from './bundle';
import {placeholderNames} from './client/placeholders';
import type {JsonSchema, Schemas} from './document';
import {inputField, type OwnFields} from './inputField';
import {toHtml} from './markdown';
import {verification} from './recordings';
import {schemaView} from './schemaView';
import type {Json, RecordingFile} from './types';
import {withUnitNames, type UnitNames} from './unitNames';

/** A method after loading: references to errors and groups expanded, texts in the locale's language. */
export interface MethodSource {
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

export interface PageContext {
  instance: string;
  schemas: Schemas;
  recording: RecordingFile | null;
  /** Where the counterpart's page lies. */
  counterpartPath: (method: string) => string;
  placeholders: Record<string, LivePlaceholder>;
  /** Page that explains any error. */
  errorsPage?: string;
  /** What the site's adapter knows. */
  fields?: OwnFields;
  units?: UnitNames;
}

function paramView(param: MethodSource['params'][number], {schemas, fields, units = {}}: PageContext): ParamView {
  return {
    ...withUnitNames(schemaView(param.schema, schemas), units),
    description: toHtml(param.description),
    name: param.name,
    required: param.required,
    field: inputField(param.schema, schemas, fields),
  };
}

function resultView({schema, description}: MethodSource['result'], {schemas, units = {}}: PageContext): SchemaView {
  return {...withUnitNames(schemaView(schema, schemas), units), description: toHtml(description)};
}

function errorView({name, code, message, cause, fix, link}: MethodSource['errors'][number]): ErrorView {
  return {name, code, message, cause: toHtml(cause), fix: toHtml(fix), ...(link && {link})};
}

function exampleViews(source: MethodSource, recording: RecordingFile | null): ExampleView[] {
  return source.examples.map(({name, summary, params}) => {
    const recorded = recording?.examples.find((candidate) => candidate.name === name);
    return {
      name,
      summary: toHtml(summary),
      params: recorded?.request.params ?? positional(source, params),
      ...(recorded && {response: recorded.response}),
    };
  });
}

/** Everything that the page of a method shows, as JSON. */
export function methodPage(source: MethodSource, context: PageContext): MethodPage {
  const {recording} = context;
  const first = source.examples.find(({isError}) => !isError) ?? source.examples[0];
  const template = first ? positional(source, first.params) : [];
  // A page carries what its own template names, and nothing else.
  const used = new Set(placeholderNames(template));
  return {
    instance: context.instance,
    method: source.name,
    summary: toHtml(source.summary),
    since: source.since,
    isPublic: source.isPublic,
    isSubscription: source.name.endsWith('_subscribe'),
    changesState: /_send|_submit/.test(source.name),
    counterpart: source.counterpart && {
      method: source.counterpart.method,
      path: context.counterpartPath(source.counterpart.method),
      differences: toHtml(source.counterpart.differences),
    },
    params: source.params.map((param) => paramView(param, context)),
    result: resultView(source.result, context),
    ...(source.notification && {notification: resultView(source.notification, context)}),
    errors: source.errors.map(errorView),
    ...(context.errorsPage !== undefined && source.errors.length > 0 && {errorsPage: `${context.errorsPage}?error=`}),
    examples: exampleViews(source, recording),
    template,
    placeholders: Object.fromEntries(Object.entries(context.placeholders).filter(([name]) => used.has(name))),
    checked: verification(recording, source.unverified) ?? {reason: toHtml(source.unverified ?? '')},
  };
}
