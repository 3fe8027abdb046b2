import fs from 'node:fs';
import path from 'node:path';
import type {Author, Context, Note, Written} from 'generated';
import {buildSchema, isObjectType} from 'graphql';
import {parseAbiItem, toEventSelector, type AbiEvent} from 'viem';
import {beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {parse} from 'yaml';
import {networks} from '../../src/facts/networks.json';
import {ENVIO_PACKAGES} from '../../scripts/devnet/tutorials/toolchain';
import {pageSource} from '../../scripts/lib/pageSource';

type Handler = (args: {event: Written; context: Context}) => Promise<void>;
const registered = vi.hoisted(() => ({handler: undefined as Handler | undefined}));
vi.mock('generated', () => ({Notes: {Written: {handler: (handler: Handler) => Object.assign(registered, {handler})}}}));

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../src/snippets/tutorials', file), 'utf8');
const SCALARS =
  'directive @derivedFrom(field: String!) on FIELD_DEFINITION\ndirective @index on FIELD_DEFINITION\ntype Query { author: Author }';

describe('config.yaml of the Envio tutorial', () => {
  const config = parse(read('envio/config.yaml')) as {
    networks: {id: number; rpc: {url: string}; contracts: {events: {event: string}[]}[]}[];
  };

  it('names the test network and one of its endpoints', () => {
    const testnet = networks.find(({id}) => id === 'espace-testnet')!;
    expect(config.networks.map(({id}) => id)).toEqual([testnet.chainId]);
    expect(testnet.rpc.http).toContain(config.networks[0]!.rpc.url);
  });

  it('names the event of Notes.sol, parameters included', () => {
    const [, declared] = /(event [^;]+);/.exec(read('shared/Notes.sol'))!;
    const events = config.networks[0]!.contracts[0]!.events.map(
      ({event}) => parseAbiItem(`event ${event}`) as AbiEvent,
    );
    expect(events).toEqual([parseAbiItem(declared!)]);
    expect(toEventSelector(events[0]!)).toMatch(/^0x[0-9a-f]{64}$/);
  });
});

it('the page on Envio names the version of pnpm that is tested', () => {
  const page = pageSource(path.resolve(__dirname, '../../docs/espace/tutorials/readLogs/envio.mdx'));
  expect(page).toContain(`\nnpm install --global pnpm@${ENVIO_PACKAGES.pnpm}\n`);
});

describe('the handler of the Envio tutorial', () => {
  const authors = new Map<string, Author>();
  const notes = new Map<string, Note>();
  const context: Context = {
    Author: {
      getOrCreate: async (author) => authors.get(author.id) ?? author,
      set: (author) => void authors.set(author.id, author),
    },
    Note: {set: (note) => void notes.set(note.id, note)},
  };
  const write = (logIndex: number, author: string, text: string) =>
    registered.handler!({
      context,
      event: {params: {author, text}, logIndex, transaction: {hash: '0xaa'}, block: {number: 7, timestamp: 1000}},
    });

  beforeAll(() => import('../../src/snippets/tutorials/envio/EventHandlers'));
  beforeEach(() => {
    authors.clear();
    notes.clear();
  });

  it('counts the notes of each author, and keeps two events of one transaction apart', async () => {
    await write(0, '0x01', 'one');
    await write(1, '0x01', 'two');
    await write(2, '0x02', 'three');
    expect([...authors.values()]).toEqual([
      {id: '0x01', count: 2},
      {id: '0x02', count: 1},
    ]);
    expect([...notes.values()].map(({author_id, text}) => [author_id, text])).toEqual([
      ['0x01', 'one'],
      ['0x01', 'two'],
      ['0x02', 'three'],
    ]);
  });

  it('sets every field of the schema that is stored', async () => {
    await write(0, '0x01', 'one');
    const schema = buildSchema(`${read('envio/schema.graphql')}\n${SCALARS}`);
    for (const [type, entity] of [
      ['Author', [...authors.values()][0]],
      ['Note', [...notes.values()][0]],
    ] as const) {
      const object = schema.getType(type);
      if (!isObjectType(object)) throw new Error(`schema.graphql has no type ${type}`);
      const stored = Object.values(object.getFields()).filter(
        ({astNode}) => !astNode!.directives!.some(({name}) => name.value === 'derivedFrom'),
      );
      const names = stored.map(({name, type: of}) => (String(of).startsWith('Author') ? `${name}_id` : name));
      expect(Object.keys(entity!).sort()).toEqual(names.sort());
    }
  });
});
