import {isDocumented, type OwnRpcMessage, type RpcErrorCode, type RpcMessage} from '../../facts/rpcErrors';
import {packMethods} from './client/methodNames';
import {packRuns} from './client/runs';
import type {FinderCode, FinderData, FinderEntry, MethodLink, Space} from './client/types';
import {inlineHtml} from './inlineHtml';
import {SPACES, type Summaries, textIn} from './sources';

interface Facts {
  codes: RpcErrorCode[];
  messages: RpcMessage[];
}

/** Groups in the documents with the errors of the transaction pools. */
const REFUSALS = ['CorePoolRefusal', 'EspacePoolRefusal'];

/** Numbers each method, so that entries can refer to many methods in a few bytes. */
function methodList(summaries: Summaries) {
  const links: MethodLink[] = [];
  const index = new Map<string, number>();
  for (const space of SPACES) {
    for (const {method, path} of summaries[space].methods) {
      index.set(`${space}:${method}`, links.length);
      links.push({method, path});
    }
  }
  return {
    links,
    of: (space: Space, methods: readonly string[]) =>
      methods.flatMap((method) => index.get(`${space}:${method}`) ?? []),
  };
}

/**
 * Methods that list one of the errors that a message resembles, with groups expanded, in the order of the documents.
 * Both spaces have errors with the same name, but only methods of the message's own space return it.
 */
function usersOf(
  summaries: Summaries,
  {space: own, like}: OwnRpcMessage,
  number: (space: Space, methods: readonly string[]) => number[],
): number[] {
  const found = SPACES.filter((space) => own === 'both' || own === space).flatMap((space) => {
    const {errors, groups} = summaries[space];
    const wanted = new Set(like.flatMap((name) => groups[name] ?? [name]));
    return errors.filter(({name}) => wanted.has(name)).flatMap(({methods}) => number(space, methods));
  });
  return [...new Set(found)].sort((a, b) => a - b);
}

/** An entry whose methods aren't packed yet. */
type Unpacked = Omit<FinderEntry, 'methods'> & {methods: number[]};

/**
 * All data by which a message can be recognised: the errors in the documents, with texts that the facts add to them,
 * and messages that are only in the facts. A fact that refers to an error that no longer exists is left out, and a test
 * finds it.
 */
export function finderData({codes, messages}: Facts, summaries: Summaries, locale: string): FinderData {
  const text = textIn(locale);
  const methods = methodList(summaries);
  const facts = messages.filter(isDocumented);
  const described = new Map<string, Unpacked>();
  const refusals = new Set(
    SPACES.flatMap((space) => REFUSALS.flatMap((group) => summaries[space].groups[group] ?? [])),
  );
  for (const space of SPACES) {
    for (const {name, code, message, cause, fix, methods: users} of summaries[space].errors) {
      const earlier = described.get(name);
      if (earlier) {
        earlier.space = 'both';
        earlier.methods.push(...methods.of(space, users));
        continue;
      }
      const more = facts.filter(({error}) => error === name).flatMap((fact) => fact.messages);
      described.set(name, {
        id: name,
        space,
        code,
        messages: [...new Set([...more, message])],
        causeHtml: cause,
        fixHtml: fix,
        methods: methods.of(space, users),
        ...(refusals.has(name) && {layer: 'pool'}),
      });
    }
  }
  const own = messages
    .filter((message): message is OwnRpcMessage => !isDocumented(message))
    .map((message): Unpacked => ({
      id: message.id,
      space: message.space,
      ...(message.code !== undefined && {code: message.code}),
      messages: message.messages,
      causeHtml: inlineHtml(text(message.cause)),
      fixHtml: inlineHtml(text(message.fix)),
      methods: usersOf(summaries, message, methods.of),
      layer: message.layer,
    }));
  return {
    entries: [...described.values(), ...own].map((entry) => ({...entry, methods: packRuns(entry.methods)})),
    codes: codes.map((code): FinderCode => ({
      code: code.code,
      name: code.name,
      space: code.space,
      causeHtml: inlineHtml(text(code.cause)),
      fixHtml: inlineHtml(text(code.fix)),
    })),
    methods: packMethods(methods.links),
  };
}
