import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, describe, expect, it} from 'vitest';

const run = promisify(execFile);
const SCRIPT = path.resolve(__dirname, '../../src/snippets/js/nft/upload.mjs');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pinata-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Takes the place of the service: prints the request, and answers with a status. */
const service = (status: number, body: string) =>
  `data:text/javascript,${encodeURIComponent(`
  globalThis.fetch = async (url, {method, headers, body}) => {
    const file = body.get('file');
    const parts = {network: body.get('network'), name: file.name, content: await file.text()};
    console.log(JSON.stringify({url, method, ...headers, parts, fields: [...body.keys()]}));
    return new Response(${JSON.stringify(body)}, {status: ${status}});
  };`)}`;

async function upload(status: number, body: string) {
  const file = path.join(folder, 'hello.txt');
  fs.writeFileSync(file, 'hello world');
  const environment = {...process.env, PINATA_JWT: 'the-key'};
  return run(process.execPath, ['--import', service(status, body), SCRIPT, file], {env: environment});
}

describe('the script of /docs/general/build/nfts/pinata', () => {
  it('uploads the file to the public network, with the key in a header, and prints its address', async () => {
    const {stdout} = await upload(200, JSON.stringify({data: {cid: 'bafkreihello', network: 'public'}}));
    const [request, printed] = stdout.trim().split('\n');
    expect(JSON.parse(request!)).toEqual({
      url: 'https://uploads.pinata.cloud/v3/files',
      method: 'POST',
      Authorization: 'Bearer the-key',
      parts: {network: 'public', name: 'hello.txt', content: 'hello world'},
      fields: ['network', 'file'],
    });
    expect(printed).toBe('ipfs://bafkreihello');
  });

  it('stops with the status and the message of an error', async () => {
    await expect(upload(401, '{"error":"unauthorized"}')).rejects.toThrow('401 {"error":"unauthorized"}');
  });
});
