import {
  createChecker,
  errorOf,
  fillPlaceholders,
  type Json,
  type LoadedDocument,
  type MethodYaml,
  placeholderNames,
  positional,
  type Recording,
  type SchemaChecker,
  type SourceExample,
} from 'docusaurus-plugin-openrpc/sources';
import type {Space} from '../gateway';
import type {RpcAnswer} from '../node/rpc';
import {openSocket, type RpcSocket} from '../node/socket';
import {startWorld, type World} from '../world';
import {EXTENSION} from '../world/extension';
import {SOCKET_BOUND} from '../world/fresh';
import {onOtherNodes} from './others/start';

/** The outcome of one example: the exchange, and what is wrong with it (nothing in most cases). */
export interface Outcome {
  /** Some names exist in both spaces. */
  space: string;
  method: MethodYaml;
  exchange: Omit<Recording, 'masked'>;
  faults: string[];
}

/** Where an example runs: the known world, or a node with other settings. */
export type ExampleWorld = Pick<World, 'values' | 'fresh'> & {gateway: Pick<World['gateway'], 'ask' | 'mine' | 'urls'>};

/** Values for the placeholders of an example; fresh ones are made here, once for each name. */
async function valuesFor(
  world: ExampleWorld,
  space: Space,
  key: string,
  names: readonly string[],
  socket: RpcSocket | null,
): Promise<Record<string, Json>> {
  const values: Record<string, Json> = {};
  for (const name of names) {
    const make = world.fresh[space][name];
    if (SOCKET_BOUND[space].includes(name)) {
      values[name] = (await socket?.ask(space === 'core' ? 'cfx_subscribe' : 'eth_subscribe', ['newHeads']))
        ?.result as Json;
      // The node responds before it has stored the subscription ID. After its first notification, the ID is valid.
      await world.gateway.mine();
      await socket?.notification();
    } else values[name] = (make ? await make(key) : world.values[space][name]) as Json;
    if (values[name] === undefined) throw new Error(`${key}: the world has no ${space} value of \${${name}}`);
  }
  return values;
}

/** What is wrong with a response: it isn't of the kind that the example promises, or doesn't match the schema. */
function judge(
  document: LoadedDocument,
  checker: SchemaChecker,
  method: MethodYaml,
  example: SourceExample,
  {result, error, notification}: Recording['response'],
): string[] {
  const expected = example['x-error'];
  if (expected === undefined) {
    if (error) return [`answered by an error: ${JSON.stringify(error)}`];
    const sent = method['x-notification']
      ? checker.check(method['x-notification'].schema, notification).map((fault) => `notification: ${fault}`)
      : [];
    return [...checker.check(method.result.schema, result), ...sent];
  }
  if (!error) return [`expected the error ${expected}, got ${JSON.stringify(result)}`];
  const {code, data} = errorOf(document, expected);
  if (error.code !== code) return [`expected the error ${expected} with code ${code}, got ${JSON.stringify(error)}`];
  if (error.data === undefined) return [];
  return data
    ? checker.check(data, error.data).map((fault) => `data of the error: ${fault}`)
    : [`the error ${expected} declares no data, got ${JSON.stringify(error.data)}`];
}

async function send(
  world: ExampleWorld,
  space: Space,
  method: MethodYaml,
  params: Json[],
  socket: RpcSocket | null,
): Promise<Recording['response']> {
  const answer: RpcAnswer = socket
    ? await socket.ask(method.name, params)
    : await world.gateway.ask(space, method.name, params);
  if (answer.error) return {error: answer.error as Recording['response']['error']};
  const result = answer.result as Json;
  if (!socket || !method['x-notification']) return {result};
  await world.fresh[space].logFilter?.('a subscription');
  return {result, notification: (await socket.notification()) as Json};
}

/** Parameters of an example by position, with its placeholders replaced. `key` identifies the use, for fresh values. */
export async function paramsFor(
  world: ExampleWorld,
  space: Space,
  key: string,
  method: MethodYaml,
  example: SourceExample,
  socket: RpcSocket | null = null,
): Promise<Json[]> {
  const values = await valuesFor(world, space, key, placeholderNames(example.params as Json), socket);
  return positional(
    method,
    fillPlaceholders(example.params as Json, (name) => values[name]) as Record<string, Json> | Json[],
  );
}

async function runExample(
  world: ExampleWorld,
  document: LoadedDocument,
  checker: SchemaChecker,
  method: MethodYaml,
  example: SourceExample,
): Promise<Outcome> {
  const space = document.space as Space;
  const key = `${method.name} ${example.name}`;
  const onSocket = /_(?:un)?subscribe$/.test(method.name) && example['x-transport'] !== 'http';
  const socket = onSocket ? await openSocket(world.gateway.urls[space].ws) : null;
  try {
    const params = await paramsFor(world, space, key, method, example, socket);
    const response = await send(world, space, method, params, socket);
    return {
      space,
      method,
      exchange: {name: example.name, request: {method: method.name, params}, response},
      faults: judge(document, checker, method, example, response),
    };
  } finally {
    socket?.close();
  }
}

/**
 * Where an example runs: on another node, in an extended world because it uses something that only this world has, or
 * in the known one.
 */
function homeOf(example: SourceExample): string {
  return (
    example['x-node'] ??
    (placeholderNames(example.params as Json).some((name) => EXTENSION.has(name)) ? 'extended' : 'known')
  );
}

/**
 * Runs the examples of a document that belong to this kind of world. Examples that change nothing run first, so that a
 * new one that sends a transaction doesn't disturb them.
 */
async function runExamples(
  world: ExampleWorld,
  home: string,
  document: LoadedDocument,
  checker: SchemaChecker,
): Promise<Outcome[]> {
  const space = document.space as Space;
  const changes = (example: SourceExample) =>
    placeholderNames(example.params as Json).some((name) => name in world.fresh[space]);
  const all = document.methods
    .flatMap(({value}) => value.examples.map((example) => ({method: value, example})))
    .filter(({example}) => homeOf(example) === home);
  const outcomes: Outcome[] = [];
  for (const late of [false, true]) {
    for (const {method, example} of all) {
      const isLate = changes(example) || /_(?:un)?subscribe$/.test(method.name);
      if (isLate === late) outcomes.push(await runExample(world, document, checker, method, example));
    }
  }
  return outcomes;
}

/**
 * Runs all examples of the documents. Those that need the extension or other settings run in separate worlds. `version`
 * is the version of the node.
 */
export async function runDocuments(
  documents: readonly LoadedDocument[],
): Promise<{version: string; outcomes: Outcome[]}> {
  const outcomes: Outcome[] = [];
  const run = async (world: ExampleWorld, home: string) => {
    for (const document of documents)
      outcomes.push(...(await runExamples(world, home, document, createChecker(document))));
  };
  let version = '';
  // One after the other, because two nodes at the same time would delay each other.
  for (const isExtended of [false, true]) {
    const world = await startWorld({isExtended});
    try {
      version = world.node.version;
      await run(world, isExtended ? 'extended' : 'known');
    } finally {
      await world.stop();
    }
  }
  await onOtherNodes(run);
  const lost = documents.flatMap(({methods}) =>
    methods.flatMap(({value}) =>
      value.examples
        .filter((example) => !outcomes.some(({method, exchange}) => method === value && exchange.name === example.name))
        .map(({name}) => `${value.name}, ${name}`),
    ),
  );
  if (lost.length > 0) throw new Error(`no node ran these examples; does their x-node exist? ${lost.join('; ')}`);
  return {version, outcomes};
}
