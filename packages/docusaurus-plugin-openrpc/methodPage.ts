import type {ErrorView, ExampleView, LivePlaceholder, MethodPage, ParamView, SchemaView} from './client/pageData';
import {positional} from './bundle';
import {placeholderNames} from './client/placeholders';
import type {Schemas} from './document';
import {inputField, type OwnFields} from './inputField';
import type {LocalizedMethod} from './localizedMethod';
import {toHtml} from './markdown';
import {verification} from './recordings';
import {schemaView} from './schemaView';
import type {RecordingFile} from './types';
import {withUnitNames, type UnitNames} from './unitNames';

export interface PageContext {
  instance: string;
  schemas: Schemas;
  recording: RecordingFile | null;
  /** Path of the counterpart's page. */
  counterpartPath: (method: string) => string;
  placeholders: Record<string, LivePlaceholder>;
  /** Page that explains any error. */
  errorsPage?: string;
  /** The kinds of field that the site's adapter reads. */
  fields?: OwnFields;
  units?: UnitNames;
}

function paramView(param: LocalizedMethod['params'][number], {schemas, fields, units = {}}: PageContext): ParamView {
  return {
    ...withUnitNames(schemaView(param.schema, schemas), units),
    description: toHtml(param.description),
    name: param.name,
    required: param.required,
    field: inputField(param.schema, schemas, fields),
  };
}

function resultView({schema, description}: LocalizedMethod['result'], {schemas, units = {}}: PageContext): SchemaView {
  return {...withUnitNames(schemaView(schema, schemas), units), description: toHtml(description)};
}

function errorView({name, code, message, cause, fix, link}: LocalizedMethod['errors'][number]): ErrorView {
  return {name, code, message, cause: toHtml(cause), fix: toHtml(fix), ...(link && {link})};
}

type SourceExample = LocalizedMethod['examples'][number];

function exampleViews(
  method: LocalizedMethod,
  recording: RecordingFile | null,
  first: SourceExample | undefined,
): ExampleView[] {
  return method.examples.map((example) => {
    const {name, summary} = example;
    const recorded = recording?.examples.find((candidate) => candidate.name === name);
    const template = positional(method, example.params);
    const isOwn = example !== first && template.length <= method.params.length && placeholderNames(template).length > 0;
    return {
      name,
      summary: toHtml(summary),
      params: recorded?.request.params ?? template,
      ...(isOwn && {template}),
      ...(recorded && {response: recorded.response}),
    };
  });
}

/** Everything that the page of a method shows, as JSON. */
export function methodPage(method: LocalizedMethod, context: PageContext): MethodPage {
  const {recording} = context;
  const first = method.examples.find(({isError}) => !isError) ?? method.examples[0];
  const template = first ? positional(method, first.params) : [];
  const examples = exampleViews(method, recording, first);
  // A page contains only the placeholders of its own templates.
  const used = new Set(placeholderNames([template, examples.map((example) => example.template ?? null)]));
  return {
    instance: context.instance,
    method: method.name,
    summary: toHtml(method.summary),
    since: method.since,
    isPublic: method.isPublic,
    isSubscription: method.name.endsWith('_subscribe'),
    changesState: /_send|_submit/.test(method.name),
    counterpart: method.counterpart && {
      method: method.counterpart.method,
      path: context.counterpartPath(method.counterpart.method),
      differences: toHtml(method.counterpart.differences),
    },
    params: method.params.map((param) => paramView(param, context)),
    result: resultView(method.result, context),
    ...(method.notification && {notification: resultView(method.notification, context)}),
    errors: method.errors.map(errorView),
    ...(context.errorsPage !== undefined && method.errors.length > 0 && {errorsPage: `${context.errorsPage}?error=`}),
    examples,
    template,
    placeholders: Object.fromEntries(Object.entries(context.placeholders).filter(([name]) => used.has(name))),
    checked: verification(recording, method.unverified) ?? {reason: toHtml(method.unverified ?? '')},
  };
}
