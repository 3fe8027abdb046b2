import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod/v4';
import {DEFAULT_LOCALE, LOCALES} from '@site/src/languages';
import {version} from './package.json';
import {Portal} from './portal';
import type {Site} from './site';
import {convertAddress} from './tools/convertAddress';
import {explainError} from './tools/explainError';
import {fact} from './tools/fact';
import {readPage} from './tools/readPage';
import {rpcMethod} from './tools/rpcMethod';
import {search} from './tools/search';

const INSTRUCTIONS = `Documentation of Conflux, a ledger with two execution spaces: eSpace, which follows the rules of Ethereum, and Core Space, which has its own addresses, transactions and RPC methods.
Read the page /docs/overview/for-agents before you answer or write code: it has the facts that are most often mixed up.`;

/** Longer than any question, address or name. */
const LONGEST = 1000;

const text = (description: string) => z.string().trim().min(1).max(LONGEST).describe(description);
const language = z.enum(LOCALES).default(DEFAULT_LOCALE).describe('Language of the answer');
const offset = z
  .int()
  .min(0)
  .default(0)
  .describe('Where to continue in a long page: the number at the end of the previous part');

const answer = async (work: Promise<string> | string) => ({content: [{type: 'text' as const, text: await work}]});

/** None of the tools changes anything. */
const annotations = {readOnlyHint: true, openWorldHint: false};

/** The server with its tools. Errors of a tool, such as an unknown page, are results that say what to do instead. */
export function createServer(site: Site): McpServer {
  const portal = new Portal(site);
  const server = new McpServer({name: 'conflux-docs', version}, {instructions: INSTRUCTIONS});
  server.registerTool(
    'search',
    {
      title: 'Search the documentation',
      description: 'Finds pages by words, symptoms, method names, error codes, addresses, or CIP and EIP numbers.',
      inputSchema: {
        query: text('What to look for, in the language of the pages'),
        language,
        limit: z.int().min(1).max(20).default(8).describe('Number of pages'),
      },
      annotations,
    },
    (input) => answer(search(portal, input)),
  );
  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'Returns a page as Markdown with all values, tables and code.',
      inputSchema: {
        page: text('Path or address of the page, for example /docs/general/conflux-basics/gas'),
        language: z.enum(LOCALES).optional().describe('Language of the page, if not that of its address'),
        offset,
      },
      annotations,
    },
    (input) => answer(readPage(portal, input)),
  );
  server.registerTool(
    'rpc_method',
    {
      title: 'Look up a JSON-RPC method',
      description: 'Returns the parameters, result, recorded examples and errors of a method of either space.',
      inputSchema: {
        method: text('Name of the method, for example cfx_estimateGasAndCollateral'),
        space: z.enum(['core', 'espace']).optional().describe('Needed only for a method that both spaces have'),
        language,
        offset,
      },
      annotations,
    },
    (input) => answer(rpcMethod(portal, input)),
  );
  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Gives the cause and the fix of an error from a node, an endpoint or a library. Never guesses.',
      inputSchema: {
        error: z.string().describe('An error message, a whole JSON-RPC response, or a line of a log'),
        language,
      },
      annotations,
    },
    (input) => answer(explainError(portal, input)),
  );
  server.registerTool(
    'fact',
    {
      title: 'Look up a value',
      description:
        'Returns values with their sources: chain IDs, endpoints, limits, gas, hard forks, contracts, selectors, node settings.',
      inputSchema: {query: text('A path such as network.espace-mainnet.chainId, or English words, such as gas espace')},
      annotations,
    },
    (input) => answer(fact(portal, input)),
  );
  server.registerTool(
    'convert_address',
    {
      title: 'Convert an address',
      description:
        'Returns the forms of a Core Space address with its mapped address in eSpace, and what can be sent to an address.',
      inputSchema: {address: text('An address in base32 (cfx:…, cfxtest:…) or hex (0x…)'), language},
      annotations,
    },
    async (input) => answer(convertAddress(input)),
  );
  return server;
}
