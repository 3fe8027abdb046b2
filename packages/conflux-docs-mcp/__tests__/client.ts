import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';

/** The command that `npx conflux-docs-mcp` starts. */
export const COMMAND = path.resolve(__dirname, '../bin.mjs');

/** What a tool returned. */
interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

/** A client of a server that runs in a process of its own. */
export interface McpClient {
  readonly client: Client;
  readonly call: (tool: string, input: Record<string, unknown>) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Starts the server with these arguments and connects to it, as an assistant does. */
export async function connect(...args: string[]): Promise<McpClient> {
  const client = new Client({name: 'tests', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({command: process.execPath, args: [COMMAND, ...args], stderr: 'inherit'}),
  );
  return {
    client,
    async call(tool, input) {
      const {content, isError} = await client.callTool({name: tool, arguments: input});
      const [first] = content as {type: string; text: string}[];
      return {text: first?.text ?? '', isError: isError === true};
    },
    close: () => client.close(),
  };
}
