import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const read = (file) => readFileSync(file, 'utf8');
const sdk = 'node_modules/js-conflux-sdk/dist/js-conflux-sdk.umd.min.js';
const pages = {
  '/': ['text/html', () => read('index.html')],
  '/page.js': ['text/javascript', () => read('page.js')],
  '/sdk.js': ['text/javascript', () => read(sdk)],
  '/sale.json': [
    'application/json',
    () => {
      const {abi} = JSON.parse(read('Sale.json'));
      const {proofs} = JSON.parse(read('tree.json'));
      const {address} = JSON.parse(read('deployed.json'));
      return JSON.stringify({abi, address, proofs});
    },
  ],
};

/** The metadata of a token. `image` can be any URL. */
function metadata(id) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
    <path fill="hsl(${(id * 47) % 360} 70% 45%)" d="M3 9 4 2h1l1 7z"/></svg>`;
  return JSON.stringify({
    name: `Lighthouse ${id}`,
    description: 'Sold to the accounts on a list.',
    image: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  });
}

createServer((request, response) => {
  const id = /^\/nft\/([1-9]\d*)$/.exec(request.url)?.[1];
  const [type, body] = id
    ? ['application/json', () => metadata(Number(id))]
    : (pages[request.url] ?? []);
  response.writeHead(type ? 200 : 404, {
    'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
    'access-control-allow-origin': '*',
  });
  response.end(type ? body() : 'not found');
}).listen(8080, '127.0.0.1', () =>
  console.log('The mint page is at http://127.0.0.1:8080'),
);
