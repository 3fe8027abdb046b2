const fs = require('node:fs');
const path = require('node:path');

const PAGE = path.resolve(__dirname, '../../../docs/general/run-a-node/advanced-topics/cli_sub_commands.mdx');

/** The method that `conflux rpc <words>` calls, from the tables of the page on these commands. */
function methodOf(words) {
  const name = words.filter((word) => !['local', 'pos'].includes(word)).join(' ');
  const row = fs
    .readFileSync(PAGE, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| \`${name}\``) || line.startsWith(`| \`${name} `));
  const method = /^\|[^|]*\| `([a-z]+_\w+)` \|/.exec(row ?? '')?.[1];
  if (!method) throw new Error(`${PAGE} has no method for "${words.join(' ')}"`);
  return method;
}

/** The local port of the configuration file in this folder. The real program knows only the default port. */
function localPort() {
  const files = fs
    .readdirSync('.')
    .filter((file) => file.endsWith('.toml'))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return /^jsonrpc_local_http_port = (\d+)$/m.exec(files.join('\n'))?.[1] ?? '12539';
}

/** Replaces `conflux rpc`: sends the method and prints the result. */
exports.rpc = async function rpc(args) {
  const at = args.findIndex((arg) => arg.startsWith('--'));
  const words = at < 0 ? args : args.slice(0, at);
  const params = args[at] === '--power' ? [`0x${Number(args[at + 1]).toString(16)}`] : [];
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: methodOf(words), params});
  const response = await fetch(`http://127.0.0.1:${localPort()}`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body,
  });
  const {result, error} = await response.json();
  if (error) throw new Error(JSON.stringify(error));
  console.log(JSON.stringify(result, null, 2));
};
