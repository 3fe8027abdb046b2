import {fillPlaceholders, placeholderNames} from '../client/placeholders';
import {errorNames, parseRef, placeholderExamples} from '../resolve';
import type {SchemaChecker} from '../schemas';
import type {Fault, LoadedDocument, MethodYaml, SourceExample} from '../types';

type Report = (at: (string | number)[], message: string, fix: string) => void;

/** Parameters by name in any example. A name that the method doesn't have would not be sent. */
function checkNames(method: MethodYaml, {params}: SourceExample, report: Report): void {
  if (Array.isArray(params)) return;
  const names = method.params.map(({name}) => name);
  for (const name of Object.keys(params)) {
    if (!names.includes(name))
      report(
        ['params', name],
        `there is no parameter ${name}`,
        names.length > 0 ? `use one of ${names.join(', ')}` : 'the method has none: write params: {}',
      );
  }
}

/** Parameters of an ordinary example: no gap before a given one, and values that satisfy their schemas. */
function checkParams(
  document: LoadedDocument,
  checker: SchemaChecker,
  method: MethodYaml,
  example: SourceExample,
  report: Report,
): void {
  const {params} = example;
  if (Array.isArray(params)) {
    report(['params'], 'parameters by position outside an x-error example', 'write them by name');
    return;
  }
  const lookup = placeholderExamples(document);
  for (const {name, required, schema} of method.params) {
    const value = params[name];
    if (value === undefined) {
      if (required) report(['params'], `the required parameter ${name} is missing`, `add ${name}`);
      continue;
    }
    for (const fault of checker.check(schema, fillPlaceholders(value, lookup))) {
      report(
        ['params', name],
        `parameter ${name} does not satisfy its schema: ${fault}`,
        'correct the example, or the schema if the node accepts the value',
      );
    }
  }
}

function checkExample(
  document: LoadedDocument,
  checker: SchemaChecker,
  method: MethodYaml,
  example: SourceExample,
  report: Report,
): void {
  const known = (name: string) => typeof document.placeholders.get(name)?.value[document.space] === 'object';
  for (const name of placeholderNames(example.params)) {
    if (!known(name))
      report(
        ['params'],
        `unknown placeholder \${${name}}`,
        `choose one of placeholders.yaml that has a ${document.space} value`,
      );
  }
  checkNames(method, example, report);
  const error = example['x-error'];
  if (method['x-unverified'] && error === undefined) {
    report(
      ['params'],
      'the method is unverified, so this answer could only be invented',
      'remove the example, or give it an x-error that the node does return',
    );
  }
  if (error === undefined) checkParams(document, checker, method, example, report);
  else if (!errorNames(document, method.errors).includes(error))
    report(['x-error'], `${error} is not among the method's errors`, 'add it to errors, or correct the name');
}

/** Checks the examples of every method, and reports errors that no example provokes. The schemas must compile. */
export function checkExamples(document: LoadedDocument, checker: SchemaChecker): Fault[] {
  const faults: Fault[] = [];
  const provoked = new Set(document.methods.flatMap(({value}) => value.examples.map((example) => example['x-error'])));
  for (const {value, file, path} of document.methods) {
    const report: Report = (at, message, fix) =>
      faults.push({file: file.path, line: file.lineOf([...path, ...at]), message: `${value.name}: ${message}`, fix});
    const names = new Set<string>();
    value.examples.forEach((example, index) => {
      const at = (inner: (string | number)[]) => ['examples', index, ...inner];
      if (names.has(example.name)) report(at(['name']), `two examples are named ${example.name}`, 'rename one');
      names.add(example.name);
      checkExample(document, checker, value, example, (inner, message, fix) =>
        report(at(inner), `example ${example.name}: ${message}`, fix),
      );
    });
    if (!value['x-unverified'] && !value.examples.some((example) => example['x-error'] === undefined)) {
      report(
        ['examples'],
        'no example with a result',
        'add one, or say in x-unverified why the node cannot return one',
      );
    }
    value.errors.forEach((reference, index) => {
      const parsed = parseRef(reference.$ref);
      const own = parsed?.kind === 'error';
      for (const name of own ? [parsed.name] : errorNames(document, [reference])) {
        const done = own ? value.examples.some((example) => example['x-error'] === name) : provoked.has(name);
        const excuse =
          reference['x-unprovoked'] ?? document.errors.get(name)?.value['x-unprovoked'] ?? value['x-unverified'];
        if (!done && excuse === undefined)
          report(
            ['errors', index],
            `no example provokes ${name}`,
            `add an example with x-error: ${name}, or say why not in x-unprovoked`,
          );
      }
    });
  }
  return faults;
}
