import {fillPlaceholders} from './client/placeholders';
import {loadRecording, verification} from './recordings';
import {errorNames, errorOf, placeholderExamples} from './resolve';
import type {
  BundledDocument,
  BundledExample,
  BundledMethod,
  Json,
  LoadedDocument,
  PlaceholderValue,
  Recording,
  RecordingFile,
  SourceExample,
  MethodYaml,
} from './types';

/**
 * Parameters by position, as they are sent: an omitted one in the middle becomes null, and omitted ones at the end are
 * dropped.
 */
export function positional(method: {params: readonly {name: string}[]}, params: Record<string, Json> | Json[]): Json[] {
  if (Array.isArray(params)) return params;
  const values = method.params.map(({name}) => params[name]);
  while (values.length > 0 && values[values.length - 1] === undefined) values.pop();
  return values.map((value) => value ?? null);
}

function bundleExample(
  document: LoadedDocument,
  method: MethodYaml,
  example: SourceExample,
  recording: Recording | undefined,
): BundledExample {
  const params =
    recording?.request.params ??
    positional(
      method,
      fillPlaceholders(example.params, placeholderExamples(document)) as Record<string, Json> | Json[],
    );
  const {result, error} = recording?.response ?? {};
  const bundled: BundledExample = {
    name: example.name,
    description: example.summary,
    params: params.map((value, index) => ({name: method.params[index]?.name ?? `extra ${index}`, value})),
    'x-params': example.params,
    ...(example['x-node'] !== undefined && {'x-node': example['x-node']}),
    ...(example['x-transport'] !== undefined && {'x-transport': example['x-transport']}),
  };
  if (example['x-error'] !== undefined) {
    const {code, message} = errorOf(document, example['x-error']);
    bundled['x-error'] = {name: example['x-error'], ...(error ?? {code, message})};
  } else if (result !== undefined) bundled.result = {name: method.result.name, value: result};
  return bundled;
}

/** One method as the published document contains it, with its recorded results. */
export function bundleMethod(
  document: LoadedDocument,
  {value: method, subject}: LoadedDocument['methods'][number],
  recording: RecordingFile | null,
): BundledMethod {
  const {'x-volatile': _volatile, 'x-replayed': _replayed, ...rest} = method;
  const recorded = new Map(recording?.examples.map((example) => [example.name, example]));
  const title = document.head.value['x-subjects'][subject] ?? subject;
  return {
    ...rest,
    paramStructure: 'by-position',
    tags: [{name: title}],
    errors: errorNames(document, method.errors).map((name) => ({$ref: `#/components/errors/${name}`})),
    examples: method.examples.map((example) => bundleExample(document, method, example, recorded.get(example.name))),
    'x-verified': verification(recording, method['x-unverified']),
  };
}

/** The whole document as it is published: all references in it resolve, and groups of errors are expanded. */
export function bundleDocument(document: LoadedDocument): BundledDocument {
  const {space, root, head, methods, schemas, errors, placeholders} = document;
  const own = [...errors].filter(([, {value}]) => value.space === 'both' || value.space === space);
  return {
    ...head.value,
    methods: methods.map((method) => bundleMethod(document, method, loadRecording(root, space, method.value.name))),
    components: {
      schemas: Object.fromEntries([...schemas].map(([name, {value}]) => [name, value])),
      errors: Object.fromEntries(
        own.map(
          ([
            name,
            {
              value: {code, message},
            },
          ]) => [name, {code, message}],
        ),
      ),
    },
    'x-errors': Object.fromEntries(own.map(([name, {value}]) => [name, value])),
    'x-placeholders': Object.fromEntries(
      [...placeholders].flatMap(([name, {value}]) => {
        const here = value[space];
        return typeof here === 'object'
          ? [[name, {description: value.description, ...(here as PlaceholderValue)}]]
          : [];
      }),
    ),
  };
}
