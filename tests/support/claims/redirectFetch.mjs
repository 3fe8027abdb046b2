// Loaded before a snippet runs: requests to the endpoints of REDIRECTS (JSON, endpoint to address) go to the node of the test.
// Snippets name public endpoints, some of them inside a library's own description of a network.
const redirects = Object.entries(JSON.parse(process.env.REDIRECTS ?? '{}'));
const {fetch} = globalThis;

globalThis.fetch = (input, init) => {
  const url = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
  const found = redirects.find(([endpoint]) => url === endpoint || url === `${endpoint}/`);
  // A server that a tutorial starts itself. Ports of a local node are among the redirects.
  if (!found && url.startsWith('http://127.0.0.1:')) return fetch(input, init);
  if (!found) throw new Error(`a snippet asks ${url}, which is no endpoint of src/facts/networks.json`);
  return fetch(input instanceof Request ? new Request(found[1], input) : found[1], init);
};
