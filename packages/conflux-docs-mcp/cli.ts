import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {SITE_URL} from '@site/src/config/site';
import {createServer} from './server';
import {siteAt, siteIn, type Site} from './site';

const HELP = `Usage: conflux-docs-mcp [--build <folder> | --site <address>]

Serves the Conflux documentation to MCP clients over stdin and stdout.

  --build <folder>   read a finished build of the portal, without a network
  --site <address>   read the portal at this address; by default $SITE_URL, else ${SITE_URL}
`;

/** Ends the process with a message. Standard output belongs to the protocol. */
function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(1);
}

function readOptions() {
  const options = {build: {type: 'string'}, site: {type: 'string'}, help: {type: 'boolean', short: 'h'}} as const;
  try {
    return parseArgs({options}).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function openSite({build, site}: ReturnType<typeof readOptions>): Site {
  if (build !== undefined && site !== undefined) fail('Choose --build or --site, because the server reads only one.');
  if (build !== undefined) {
    const folder = path.resolve(build);
    if (!existsSync(path.join(folder, 'search-index.json')))
      fail(`${folder} isn't a finished build, because it has no search-index.json. Run "npm run build" first.`);
    return siteIn(folder, SITE_URL);
  }
  const address = site ?? SITE_URL;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    fail(`"${address}" isn't an address that begins with http:// or https://.`);
  return siteAt(address);
}

const options = readOptions();
if (options.help) {
  console.error(HELP);
  process.exit(0);
}
await createServer(openSite(options)).connect(new StdioServerTransport());
