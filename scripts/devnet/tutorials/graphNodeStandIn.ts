import {createHash} from 'node:crypto';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

/** A call to the administration of a Graph Node. */
interface AdminCall {
  method: string;
  params: Record<string, unknown>;
}

/** Replaces a Graph Node and its IPFS server: stores what it receives, and runs nothing. */
export interface GraphNodeStandIn {
  url: string;
  calls: AdminCall[];
  /** Uploaded files by their CID. */
  files: Map<string, Buffer>;
  /** Rejects later deployments with this message. */
  refuse(message: string): void;
  close(): Promise<void>;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** The CID that IPFS assigns to a small file with one block: version 1, raw content, SHA-256. */
function cidOf(content: Buffer): string {
  const bytes = Buffer.concat([Buffer.from([0x01, 0x55, 0x12, 0x20]), createHash('sha256').update(content).digest()]);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return `b${(bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('')}`;
}

/** Returns the same as Graph Node 0.44.0: addresses begin with the port. */
const routes = (name: unknown) => ({
  playground: `:8000/subgraphs/name/${String(name)}/graphql`,
  queries: `:8000/subgraphs/name/${String(name)}`,
});

/** Starts on a free port. Both services have the same address; IPFS is below `/api/v0/`. */
export async function startGraphNodeStandIn(): Promise<GraphNodeStandIn> {
  const calls: AdminCall[] = [];
  const files = new Map<string, Buffer>();
  let refusal: string | undefined;

  async function add(body: Buffer, type: string): Promise<unknown> {
    const form = await new Response(new Uint8Array(body), {headers: {'content-type': type}}).formData();
    const [[, file]] = [...form.entries()] as [[string, File]];
    const content = Buffer.from(await file.arrayBuffer());
    files.set(cidOf(content), content);
    return {Name: file.name, Hash: cidOf(content), Size: String(content.length)};
  }

  function administrate(body: Buffer): unknown {
    const {id, method, params} = JSON.parse(String(body)) as AdminCall & {id: unknown};
    calls.push({method, params});
    if (method === 'subgraph_deploy' && refusal) return {jsonrpc: '2.0', id, error: {code: 1, message: refusal}};
    return {jsonrpc: '2.0', id, result: method === 'subgraph_deploy' ? routes(params['name']) : {}};
  }

  const server = http.createServer(async (request, response) => {
    const {pathname, searchParams} = new URL(request.url ?? '/', 'http://stand-in');
    const body = await buffer(request);
    if (pathname === '/api/v0/add')
      response.end(`${JSON.stringify(await add(body, request.headers['content-type'] ?? ''))}\n`);
    else if (pathname === '/api/v0/pin/add') response.end(JSON.stringify({Pins: [searchParams.get('arg')]}));
    else if (pathname === '/api/v0/cat') response.end(files.get(searchParams.get('arg') ?? ''));
    else if (pathname === '/')
      response.setHeader('content-type', 'application/json').end(JSON.stringify(administrate(body)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    files,
    refuse: (message) => void (refusal = message),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
