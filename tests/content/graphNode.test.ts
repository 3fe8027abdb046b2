import fs from 'node:fs';
import path from 'node:path';
import {parse as parseToml} from 'smol-toml';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import {networks} from '../../src/facts/networks.json';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../../src/snippets', file), 'utf8');
/** The features of an endpoint that graph-node 0.44.0 knows: PROVIDER_FEATURES of node/src/config.rs. */
const FEATURES = [
  'traces',
  'archive',
  'no_eip1898',
  'no_eip2718',
  'compression/gzip',
  'compression/brotli',
  'compression/deflate',
];
const endpointsOf = (id: string) => networks.find((network) => network.id === id)!.rpc.http;

interface Service {
  image: string;
  ports?: string[];
  environment: Record<string, string>;
  depends_on?: Record<string, unknown>;
  volumes?: string[];
}
const compose = parseYaml(read('tutorials/graph-node/compose.yaml')) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const {postgres, ipfs, 'graph-node': graph} = compose.services;

describe('compose.yaml of the Graph Node', () => {
  it('pins its images, and opens ports on this machine only', () => {
    for (const {image, ports = []} of Object.values(compose.services)) {
      expect(image).toMatch(/:v?\d+(?:\.\d+)*$/);
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1$/);
    }
    expect([...ipfs!.ports!, ...graph!.ports!].map((port) => port.split(':')[1])).toEqual([
      '5001',
      '8000',
      '8020',
      '8030',
    ]);
  });

  it('gives the node the database, the volumes and the services that it declares', () => {
    const {POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB} = postgres!.environment;
    expect(graph!.environment).toMatchObject({
      postgres_host: 'postgres',
      postgres_user: POSTGRES_USER,
      postgres_pass: POSTGRES_PASSWORD,
      postgres_db: POSTGRES_DB,
      ipfs: 'ipfs:5001',
    });
    expect(Object.keys(graph!.depends_on!)).toEqual(['postgres', 'ipfs']);
    expect([...postgres!.volumes!, ...ipfs!.volumes!].map((volume) => volume.split(':')[0])).toEqual(
      Object.keys(compose.volumes),
    );
  });

  it('knows the network by the name of the subgraph, with features that exist and an endpoint of the facts', () => {
    const [, name, features, url] = /^([^:]+):([^:]+):(https:.+)$/.exec(graph!.environment.ethereum!)!;
    const {dataSources} = parseYaml(read('tutorials/subgraph/subgraph.yaml')) as {dataSources: {network: string}[]};
    expect(dataSources.map(({network}) => network)).toEqual([name]);
    for (const feature of features!.split(',')) expect(FEATURES).toContain(feature);
    expect(endpointsOf('espace-testnet')).toContain(url);
  });
});

describe('config.toml of the Graph Node', () => {
  interface Chain {
    shard: string;
    provider: {url: string; features: string[]}[];
    cache_size?: number;
  }
  const {
    chains: {ingestor, cache_size: cacheSize, ...chains},
    ...config
  } = parseToml(read('toml/graph-node.toml')) as unknown as {
    chains: {ingestor: string; cache_size: number} & Record<string, Chain>;
    store: Record<string, unknown>;
    general: {query: string};
    deployment: {rule: {shard: string; indexers: string[]; match?: unknown}[]};
  };

  it('keeps more blocks than a reorganisation may take back', () => {
    expect(cacheSize).toBeGreaterThan(250);
  });

  it('uses shards that it declares, and endpoints with features that exist, each with the one for phantom receipts', () => {
    const providers = Object.values(chains as Record<string, Chain>).flatMap(({shard, provider}) => {
      expect(config.store).toHaveProperty(shard);
      return provider;
    });
    expect(providers.map(({url}) => url).filter((url) => url.startsWith('https:'))).toEqual([
      expect.toBeOneOf(endpointsOf('espace-mainnet')),
    ]);
    for (const {features} of providers) {
      expect(FEATURES).toEqual(expect.arrayContaining(features));
      expect(features).toContain('no_eip2718');
    }
  });

  it('lets index nodes index and take in blocks, and no query node', () => {
    const query = new RegExp(`^${config.general.query}$`);
    const last = config.deployment.rule.at(-1)!;
    expect(last).not.toHaveProperty('match');
    for (const name of [ingestor, ...config.deployment.rule.flatMap(({indexers}) => indexers)])
      expect(name).toBe('index_node_0');
    expect('index_node_0').not.toMatch(query);
    expect('query_node_1').toMatch(query);
  });
});
