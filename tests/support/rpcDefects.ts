import type {Json} from 'docusaurus-plugin-openrpc/sources';
import type {PublishedRpc} from './publishedRpc';

/** Examples of a document that have a result, each with its method. */
export function answered({document}: PublishedRpc) {
  return document.methods.flatMap((method) =>
    method.examples.flatMap((example) => (example.result ? [{method, example, result: example.result.value}] : [])),
  );
}

/** The first recorded result of a method whose example has this name. */
export function resultOf(rpc: PublishedRpc, method: string, example: string): Json {
  const found = rpc.method(method).examples.find(({name}) => name === example)?.result;
  if (!found) throw new Error(`${method} has no recorded result ${example}`);
  return found.value;
}

/** Methods whose parameters or result use a schema, directly or not. */
export function isUsed(rpc: PublishedRpc, schema: string): boolean {
  return JSON.stringify(rpc.document).includes(`"#/components/schemas/${schema}"`);
}

/** Character classes in patterns that accept a comma as a hex digit. */
export function commaPatterns(rpc: PublishedRpc): string[] {
  return rpc
    .everySchema()
    .flatMap(({at, schema}) => (schema.pattern && /\[[^\]]*,[^\]]*\]/.test(schema.pattern) ? [at] : []));
}

/** Object schemas that don't specify which fields are required, or that accept any field. */
export function looseObjects(rpc: PublishedRpc): string[] {
  return rpc.everySchema().flatMap(({at, schema}) => {
    const isObject = schema.type === 'object' || schema.properties !== undefined;
    return isObject &&
      (!Array.isArray(schema.required) ||
        schema.additionalProperties === undefined ||
        schema.additionalProperties === true)
      ? [at]
      : [];
  });
}

/** Uses of the OpenAPI keyword that JSON Schema doesn't define. */
export const nullableSchemas = (rpc: PublishedRpc) =>
  rpc.everySchema().flatMap(({at, schema}) => ('nullable' in schema ? [at] : []));

/** Recorded results that contradict the schema of their method, and errors that are recorded as a result. */
export function badResults(rpc: PublishedRpc): string[] {
  return answered(rpc).flatMap(({method, example, result}) => {
    const isError =
      typeof result === 'object' &&
      result !== null &&
      !Array.isArray(result) &&
      typeof result.code === 'number' &&
      typeof result.message === 'string';
    return isError || !rpc.accepts(method.result.schema, result) ? [`${method.name}, ${example.name}`] : [];
  });
}

/** Methods without an example that were not marked as impossible to run. */
export const withoutExample = ({document}: PublishedRpc) =>
  document.methods.filter((method) => method.examples.length === 0).map(({name}) => name);

/**
 * Texts that are missing or were copied from the node's source code, and summaries that were copied from a method with
 * another result.
 */
export function badTexts({document}: PublishedRpc): string[] {
  const rust = /\bpub(?:\(crate\))? |\bimpl\b|::|#\[|Option<|Vec</;
  const seen = new Map<string, {name: string; result: string}>();
  return document.methods.flatMap((method) => {
    const result = JSON.stringify(method.result.schema);
    const texts = [
      method.summary,
      method.description,
      method.result.description,
      ...method.params.map(({description}) => description),
    ];
    const faults = texts.some((text) => !text || rust.test(text))
      ? [`${method.name}: a missing text, or source code`]
      : [];
    const twin = method['x-unverified'] ? undefined : seen.get(method.summary);
    seen.set(method.summary, {name: method.name, result});
    return twin && twin.result !== result
      ? [...faults, `${method.name}: the summary of ${twin.name}, which answers something else`]
      : faults;
  });
}

/** A block whose transactions reference another block, or a response for another transaction than the requested one. */
export function splicedExamples(rpc: PublishedRpc): string[] {
  type Holder = Record<string, Json>;
  return answered(rpc).flatMap(({method, example, result}) => {
    if (typeof result !== 'object' || result === null || Array.isArray(result)) return [];
    const asked = example.params[0]?.value;
    const ownHash = /_getTransaction(?:ByHash|Receipt)$/.test(method.name)
      ? (result.transactionHash ?? result.hash)
      : /_getBlockByHash$/.test(method.name)
        ? result.hash
        : undefined;
    const wrongAnswer = ownHash !== undefined && ownHash !== asked;
    const inside = Array.isArray(result.transactions) ? (result.transactions as (string | Holder)[]) : [];
    const wrongBlock =
      typeof result.hash === 'string' &&
      inside.some(
        (transaction) =>
          typeof transaction === 'object' &&
          typeof transaction.blockHash === 'string' &&
          transaction.blockHash !== result.hash,
      );
    return wrongAnswer || wrongBlock ? [`${method.name}, ${example.name}`] : [];
  });
}
