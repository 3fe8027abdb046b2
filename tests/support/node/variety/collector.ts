import Ajv, {type ValidateFunction} from 'ajv';
import {bundleDocument, type LoadedDocument} from 'docusaurus-plugin-openrpc/sources';
import type {Space} from '../../../../scripts/devnet/gateway';
import type {World} from '../../../../scripts/devnet/world';

/** Calls the node, and checks each response against the documents as they are published. */
export interface Collector {
  /** Responses so far, by space and method. Errors of the node don't count. */
  counts: Map<string, number>;
  /** The faults, each with its call; empty if every response has the declared form. */
  faults: Set<string>;
  /** Calls and checks; undefined if the node returned an error. */
  ask<T>(space: Space, method: string, ...params: unknown[]): Promise<T | undefined>;
  /** Checks a notification of a subscription to the method. */
  notified(space: Space, method: string, value: unknown): void;
}

type Published = {
  methods: {name: string; result: {schema: object}; 'x-notification'?: {schema: object}}[];
  components: object;
};

type Kind = 'result' | 'notification';

/** Validators of one document, compiled on demand from its JSON text only, as for a reader who downloaded it. */
function validators(document: LoadedDocument): (kind: Kind, method: string) => ValidateFunction | undefined {
  const {methods, components} = JSON.parse(JSON.stringify(bundleDocument(document))) as Published;
  const ajv = new Ajv({strict: false, allErrors: true});
  const compiled = new Map<string, ValidateFunction>();
  return (kind, name) => {
    const key = `${kind} ${name}`;
    const method = methods.find((candidate) => candidate.name === name);
    const schema = kind === 'result' ? method?.result.schema : method?.['x-notification']?.schema;
    if (schema && !compiled.has(key)) compiled.set(key, ajv.compile({...schema, components}));
    return compiled.get(key);
  };
}

/** A collector for both spaces. A method without a description is a fault as well. */
export function createCollector(
  world: {gateway: Pick<World['gateway'], 'ask'>},
  documents: readonly LoadedDocument[],
): Collector {
  const bySpace = new Map(documents.map((document) => [document.space, validators(document)]));
  const counts = new Map<string, number>();
  const faults = new Set<string>();
  function check(kind: Kind, space: Space, method: string, value: unknown, call: string): void {
    const validate = bySpace.get(space)?.(kind, method);
    if (!validate) faults.add(`${space} ${method}: no schema of its ${kind}`);
    else if (!validate(value))
      faults.add(
        `${space} ${call}: ${(validate.errors ?? [])
          .slice(0, 4)
          .map(({instancePath, message, params}) => `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`)
          .join('; ')}\n${JSON.stringify(value).slice(0, 600)}`,
      );
    const key = `${space} ${method}${kind === 'notification' ? ' notification' : ''}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    counts,
    faults,
    ask: async <T>(space: Space, method: string, ...params: unknown[]) => {
      const {result, error} = await world.gateway.ask(space, method, params);
      if (error) return undefined;
      check('result', space, method, result, `${method} ${JSON.stringify(params)}`);
      return result as T;
    },
    notified: (space, method, value) => check('notification', space, method, value, `notification of ${method}`),
  };
}
