import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

/** A host of static files without any rules: clean paths, and the not-found page of the root for the rest. */
export async function servePlainly(dir: string): Promise<{url: string; close: () => void}> {
  const assets = sirv(dir, {extensions: ['html'], dev: true});
  const server = http.createServer((request, response) => {
    assets(request, response, () => {
      response.writeHead(404, {'content-type': 'text/html; charset=utf-8'});
      response.end(fs.readFileSync(path.join(dir, '404.html')));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
