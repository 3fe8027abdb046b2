import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters, promisify} from 'node:util';
import {buildSchema, parse, validate} from 'graphql';
import {createPublicClient, http, parseAbiItem, type Address} from 'viem';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {testPackage, ROOT} from '../../scripts/devnet/packages';
import {nodeIsMissing} from '../../scripts/devnet/node/availability';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {pageText} from '../../scripts/devnet/tutorials/commands';
import {startGraphNodeStandIn, type GraphNodeStandIn} from '../../scripts/devnet/tutorials/graphNodeStandIn';
import type {Entity} from '../../scripts/devnet/tutorials/mapping/entities';
import type {Trigger} from '../../scripts/devnet/tutorials/mapping/events';
import {startMapping} from '../../scripts/devnet/tutorials/mapping/host';
import {startStage, type Stage} from '../../scripts/devnet/tutorials/stage';

/** Several programs start one after the other; a slow machine takes seconds for each. */
const LIMIT_MS = 180_000;
const EVENT = parseAbiItem('event Written(address indexed author, string text)');
/**
 * Types that a Graph Node defines by itself or makes from the schema; of the latter, only those that the query uses.
 */
const API = `
  scalar Bytes
  scalar BigInt
  directive @entity(immutable: Boolean) on OBJECT
  directive @derivedFrom(field: String!) on FIELD_DEFINITION
  enum OrderDirection { asc desc }
  enum Note_orderBy { id text block time }
  type _Block_ { number: Int! }
  type _Meta_ { block: _Block_!, hasIndexingErrors: Boolean! }
  type Query { notes(first: Int, orderBy: Note_orderBy, orderDirection: OrderDirection): [Note!]!, _meta: _Meta_ }
`;
const shown = (name: string) => path.join(ROOT, `src/snippets/tutorials/subgraph/${name}.out.txt`);
/** The lines of a page that call a Graph Node. */
const linesOf = (page: string) =>
  [...pageText(`graph/${page}`).matchAll(/^npx graph ((?:create|deploy) .+)$/gm)].map(([, line = '']) => line);
/** How a manifest on IPFS refers to another file. */
type Link = {'/': string};
interface Manifest {
  schema: {file: Link};
  dataSources: [{network: string; source: unknown; mapping: {file: Link; abis: [{file: Link}]}}];
}
const plain = (entity: Entity) =>
  Object.fromEntries(
    Object.entries(entity).map(([name, {data}]) => [name, typeof data === 'bigint' ? String(data) : data]),
  );

describe.skipIf(nodeIsMissing('the subgraph'))('the subgraph of the tutorial', () => {
  let stage: Stage;
  let standIn: GraphNodeStandIn;
  /** Runs graph-cli in the project, and returns what it prints if it succeeds. */
  const graph = async (...args: string[]) => {
    const bin = testPackage('@graphprotocol/graph-cli/bin/run.js');
    const {stdout} = await promisify(execFile)(process.execPath, [bin, ...args], {
      cwd: stage.project.folder,
      env: {...process.env, NO_COLOR: '1'},
    });
    return stripVTControlCharacters(stdout).trim();
  };
  const inProject = (file: string) => fs.readFileSync(path.join(stage.project.folder, file));

  beforeAll(async () => {
    stage = await startStage('subgraph', [
      'shared/Notes.sol',
      'shared/compile.mjs',
      'indexer/network.ts',
      'indexer/deploy.ts',
      'indexer/write.ts',
    ]);
    await stage.project.run('compile.mjs', 'Notes.sol');
    await stage.project.run('deploy.ts');
    await stage.project.run('write.ts', 'one', 'two');
    standIn = await startGraphNodeStandIn();
  }, LIMIT_MS);
  afterAll(async () => {
    await standIn?.close();
    await stage?.stop();
  });

  it(
    'graph-cli accepts manifest and schema, and compiles the mapping for the network that networks.ts names',
    async () => {
      await expect(await stage.project.run('networks.ts')).toMatchFileSnapshot(shown('networks'));
      expect(await graph('codegen')).toBe('Types generated successfully');
      expect(await graph('build', '--network', 'conflux-espace-testnet')).toBe('Build completed: build/subgraph.yaml');
      const {address, block} = JSON.parse(String(inProject('deployed.json'))) as {address: Address; block: string};
      expect(String(inProject('build/subgraph.yaml'))).toContain(`address: "${address}"\n      startBlock: ${block}\n`);
    },
    LIMIT_MS,
  );

  it(
    'graph create and graph deploy hand over manifest, schema, interface and mapping',
    async () => {
      expect(linesOf('setup-graph-node')).toEqual(linesOf('create-subgraphs'));
      const lines = linesOf('create-subgraphs').map((line) =>
        line.replace(/http:\/\/127\.0\.0\.1:\d+/g, standIn.url).split(' '),
      );
      expect(lines.map(([command]) => command)).toEqual(['create', 'deploy']);
      expect(await graph(...lines[0]!)).toBe('Created subgraph: notes');
      expect(await graph(...lines[1]!)).toMatch(
        /Deployed to http:\/\/127\.0\.0\.1:8000\/subgraphs\/name\/notes\/graphql/,
      );
      expect(standIn.calls).toEqual([
        {method: 'subgraph_create', params: {name: 'notes'}},
        {method: 'subgraph_deploy', params: {name: 'notes', ipfs_hash: expect.any(String), version_label: 'v1'}},
      ]);
      const file = (link: Link) => String(standIn.files.get(link['/'].replace('/ipfs/', '')));
      const manifest = parseYaml(file({'/': String(standIn.calls[1]!.params['ipfs_hash'])})) as Manifest;
      const [{network, source, mapping}] = manifest.dataSources;
      const {address, block} = JSON.parse(String(inProject('deployed.json'))) as {address: Address; block: string};
      expect({network, source}).toEqual({
        network: 'conflux-espace-testnet',
        source: {abi: 'Notes', address, startBlock: Number(block)},
      });
      expect(file(manifest.schema.file)).toBe(String(inProject('schema.graphql')));
      expect(JSON.parse(file(mapping.abis[0].file))).toEqual(
        (JSON.parse(String(inProject('Notes.json'))) as {abi: unknown}).abi,
      );
      expect(file(mapping.file)).toBe(String(inProject('build/Notes/Notes.wasm')));
      standIn.refuse('no reason at all');
      // The files already exist, so nothing is compiled again.
      await expect(graph(...lines[1]!, '--ipfs-hash', String(standIn.calls[1]!.params['ipfs_hash']))).rejects.toThrow(
        `Failed to deploy to Graph node ${standIn.url}/: no reason at all`,
      );
    },
    LIMIT_MS,
  );

  it(
    'graph create says when no Graph Node listens',
    async () => {
      const [create = ''] = linesOf('create-subgraphs');
      const [port] = await freePorts(1);
      await expect(graph(...create.replace(/:\d+/, `:${port}`).split(' '))).rejects.toThrow(
        'HTTP error creating the subgraph: ECONNREFUSED',
      );
    },
    LIMIT_MS,
  );

  it('the query asks for what the schema has', () => {
    const api = buildSchema(`${String(inProject('schema.graphql'))}${API}`);
    expect(validate(api, parse(String(inProject('query.graphql'))))).toEqual([]);
    expect(validate(api, parse('{ notes { writer } }')).map(({message}) => message)).toEqual([
      'Cannot query field "writer" on type "Note".',
    ]);
  });

  it(
    'graph-cli refuses an event that the contract does not have',
    async () => {
      const manifest = String(inProject('subgraph.yaml')).replace(
        'Written(indexed address,string)',
        'Written(address,string)',
      );
      fs.writeFileSync(path.join(stage.project.folder, 'broken.yaml'), manifest);
      await expect(graph('codegen', 'broken.yaml', '-o', 'broken')).rejects.toThrow(
        "Event with signature 'Written(address,string)' not present in ABI 'Notes'",
      );
    },
    LIMIT_MS,
  );

  it(
    'the compiled mapping turns the logs of the node into entities',
    async () => {
      const client = createPublicClient({transport: http(stage.gateway.urls.espace.http)});
      const {address} = JSON.parse(String(inProject('deployed.json'))) as {address: Address};
      const logs = await client.getLogs({address, event: EVENT, strict: true, fromBlock: 0n});
      const triggers: Trigger[] = await Promise.all(
        logs.map(async ({args, blockHash, transactionHash, logIndex}) => ({
          address,
          logIndex,
          block: await client.getBlock({blockHash}),
          transaction: await client.getTransaction({hash: transactionHash}),
          params: [
            {name: 'author', type: 'address', value: args.author},
            {name: 'text', type: 'string', value: args.text},
          ],
        })),
      );
      const mapping = await startMapping(inProject('build/Notes/Notes.wasm'));
      for (const trigger of triggers) mapping.handle('handleWritten', trigger);
      const stored = (type: string) => [...mapping.entities.get(type)!.values()].map(plain);
      expect(stored('Note').map(({id: _id, ...fields}) => fields)).toEqual(
        logs.map(({args}, index) => {
          const {number, timestamp} = triggers[index]!.block;
          return {text: args.text, author: args.author.toLowerCase(), block: String(number), time: String(timestamp)};
        }),
      );
      expect(stored('Author')).toEqual([
        {id: logs[0]!.args.author.toLowerCase(), count: 2, latest: stored('Note')[1]!.id},
      ]);
      // The time is different in every run.
      const notes = stored('Note').map(({time: _time, ...fields}) => fields);
      await expect(`${JSON.stringify({authors: stored('Author'), notes}, null, 2)}\n`).toMatchFileSnapshot(
        shown('entities'),
      );
      // Another author has a separate count.
      mapping.handle('handleWritten', {
        ...triggers[0]!,
        logIndex: 7,
        params: [
          {name: 'author', type: 'address', value: address},
          {name: 'text', type: 'string', value: 'ünï 文 😀'},
        ],
      });
      expect(stored('Author').map(({count}) => count)).toEqual([2, 1]);
      expect(stored('Note').at(-1)).toMatchObject({text: 'ünï 文 😀'});
    },
    LIMIT_MS,
  );
});
