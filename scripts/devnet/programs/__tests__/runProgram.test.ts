import {expect, it} from 'vitest';
import {withLocalEndpoints, redirectsTo} from '../runProgram';
import {transpiled} from '../transpile';

const urls = {
  core: {http: 'http://127.0.0.1:1', ws: 'ws://127.0.0.1:1'},
  espace: {http: 'http://127.0.0.1:2', ws: 'ws://127.0.0.1:2'},
};

it('public and local endpoints of each space lead to its side of the gateway', () => {
  const redirects = redirectsTo({urls});
  expect(redirects).toMatchObject({
    'https://test.confluxrpc.com': urls.core.http,
    'https://evmtestnet.confluxrpc.com': urls.espace.http,
    'http://localhost:12537': urls.core.http,
    'http://127.0.0.1:8545': urls.espace.http,
  });
});

it('the longer of two endpoints that begin alike is replaced whole', () => {
  expect(
    withLocalEndpoints('a("https://x.org/ws"); b("https://x.org");', {
      'https://x.org': 'http://1',
      'https://x.org/ws': 'ws://2',
    }),
  ).toBe('a("ws://2"); b("http://1");');
});

it('types leave a program, and its imports stay', () => {
  expect(transpiled("import {a} from './a.js';\nconst n: number = a as number;\nconsole.log(n);\n")).toBe(
    'import { a } from "./a.js";\nconst n = a;\nconsole.log(n);\n',
  );
});
