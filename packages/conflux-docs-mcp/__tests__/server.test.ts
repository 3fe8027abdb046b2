import fs from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {connect, type McpClient} from './client';
import {writeBuild} from './fixture';

/** The server is bundled when it starts, which takes longer while other tests run. */
const START_MS = 60_000;

describe('the server on a folder', () => {
  let build: string;
  let server: McpClient;
  const call = (tool: string, input: Record<string, unknown>) => server.call(tool, input);
  const textOf = async (tool: string, input: Record<string, unknown>): Promise<string> => {
    const {text, isError} = await call(tool, input);
    expect(isError, text).toBe(false);
    return text;
  };
  const errorOf = async (tool: string, input: Record<string, unknown>): Promise<string> => {
    const {text, isError} = await call(tool, input);
    expect(isError, text).toBe(true);
    return text;
  };

  beforeAll(async () => {
    build = await writeBuild();
    server = await connect('--build', build);
  }, START_MS);

  afterAll(async () => {
    await server.close();
    await fs.rm(path.dirname(build), {recursive: true});
  });

  it('has six tools, which change nothing, and says what to read first', async () => {
    const {tools} = await server.client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search',
      'read_page',
      'rpc_method',
      'explain_error',
      'fact',
      'convert_address',
    ]);
    for (const {name, description, annotations} of tools) {
      expect(description, name).toMatch(/\.$/);
      expect(annotations?.readOnlyHint, name).toBe(true);
    }
    expect(server.client.getInstructions()).toContain('/docs/overview/for-agents');
  });

  describe('search', () => {
    it.each([
      ['en', 'gas limit', '[How gas works](https://doc.confluxnetwork.org/docs/gas)'],
      ['es', 'comisión', '[El gas](https://doc.confluxnetwork.org/es/docs/gas)'],
      ['zh-CN', '手续费', '[手续费](https://doc.confluxnetwork.org/zh-CN/docs/gas)'],
    ])('finds pages in %s', async (language, query, link) => {
      expect(await textOf('search', {query, language})).toContain(`1. ${link}`);
    });

    it('says which words it corrected, and to which space a page belongs', async () => {
      const text = await textOf('search', {query: 'contarcts of ethereum'});
      expect(text).toContain('“contracts” instead of “contarcts”');
      expect(text).toMatch(/\[eSpace\]\(\S+\) · eSpace › Docs\n {3}Contracts of Ethereum/);
    });

    it('has at most as many results as asked for', async () => {
      const text = await textOf('search', {query: 'returns the traces', limit: 1});
      expect(text).toMatch(/^1 of [23] pages, best first:\n1\. .*\n.*$/);
    });

    it('says when nothing was found', async () => {
      expect(await textOf('search', {query: 'qqxyzzy'})).toBe('No page was found for “qqxyzzy”.');
    });

    it.each([
      ['no words', {query: ' '}, 'query'],
      ['an unknown language', {query: 'gas', language: 'fr'}, '"en"|"zh-CN"|"es"'],
      ['no results', {query: 'gas', limit: 0}, 'limit'],
      ['no query', {}, 'query'],
    ])('rejects %s', async (_what, input, part) => {
      expect(await errorOf('search', input)).toContain(part);
    });
  });

  describe('read_page', () => {
    it.each([
      '/docs/gas',
      'docs/gas/',
      '/docs/gas.md#fee',
      '/en/docs/gas',
      '/Docs/Gas',
      'https://doc.confluxnetwork.org/docs/gas?a=1#fee',
    ])('reads %s', async (page) => {
      expect(await textOf('read_page', {page})).toBe('# How gas works\n\nThe fee depends on the gas limit.\n');
    });

    it.each(['/', 'https://doc.confluxnetwork.org', '/index.md'])('reads the home page as %s', async (page) => {
      expect(await textOf('read_page', {page})).toBe('# Home\n');
    });

    it('reads the language of the path, or the one that is asked for', async () => {
      expect(await textOf('read_page', {page: '/es/docs/gas'})).toContain('# El gas');
      expect(await textOf('read_page', {page: '/docs/gas', language: 'es'})).toContain('# El gas');
      expect(await textOf('read_page', {page: '/es/docs/gas', language: 'zh-CN'})).toContain('# 手续费');
      expect(await textOf('read_page', {page: '/zh/docs/gas'})).toContain('# 手续费');
      expect(await textOf('read_page', {page: '/es/docs/gas', language: 'en'})).toContain('# How gas works');
    });

    it('divides a long page between lines, and the parts are the page', async () => {
      const page = await fs.readFile(path.join(build, 'docs/long.md'), 'utf8');
      let all = '';
      let parts = 0;
      for (let offset: number | undefined = 0; offset !== undefined; parts++) {
        const text = await textOf('read_page', {page: '/docs/long', offset});
        const [, part = text, next] = /^(.*\n)\n\[Characters .* offset (\d+)\.\]\n$/s.exec(text) ?? [];
        all += part;
        offset = next === undefined ? undefined : Number(next);
        if (offset !== undefined) expect(part).toMatch(/\.\n$/);
      }
      expect(all).toBe(page);
      expect(parts).toBeGreaterThan(2);
      expect(await errorOf('read_page', {page: '/docs/long', offset: page.length})).toContain(
        `only ${page.length} characters`,
      );
    });

    it('searches for the words of an unknown path', async () => {
      const text = await errorOf('read_page', {page: '/docs/core/gas-limit'});
      expect(text).toContain('The portal has no page /docs/core/gas-limit.');
      expect(text).toContain('1. [How gas works]');
    });

    it('reads no other site, and nothing outside the build', async () => {
      expect(await errorOf('read_page', {page: 'https://example.org/docs/gas'})).toContain(
        "isn't a page of this portal",
      );
      expect(await errorOf('read_page', {page: 'https://doc.confluxnetwork.org.example.org/docs/gas'})).toContain(
        "isn't a page of this portal",
      );
      for (const page of ['/../secret', '../secret.md', '/es/../../secret', '/%2e%2e/secret', '/docs/..%2f..%2fsecret'])
        expect(await errorOf('read_page', {page}), page).toContain('The portal has no page');
      expect(await errorOf('read_page', {page: '/docs/%E0%A4%A'})).toContain("isn't a path");
    });
  });

  describe('rpc_method', () => {
    it('reads the page of a method, whose name can have any letter case', async () => {
      expect(await textOf('rpc_method', {method: 'CFX_getbalance'})).toContain('Returns the balance.');
    });

    it('needs the space of a method that both have', async () => {
      expect(await errorOf('rpc_method', {method: 'trace_block'})).toBe(
        'Both spaces have trace_block. Set space to "core" or "espace".',
      );
      expect(await textOf('rpc_method', {method: 'trace_block', space: 'espace'})).toContain('in eSpace');
      expect(await textOf('rpc_method', {method: 'trace_block', space: 'core'})).toContain('in Core Space');
    });

    it('says which space has the method, and which names are similar', async () => {
      expect(await errorOf('rpc_method', {method: 'cfx_getBalance', space: 'espace'})).toBe(
        'eSpace has no method cfx_getBalance. The other space has it.',
      );
      expect(await errorOf('rpc_method', {method: 'cfx_getBalence'})).toContain('Similar names: cfx_getBalance.');
      expect(await errorOf('rpc_method', {method: 'getBalance'})).toContain('Similar names: cfx_getBalance.');
      expect(await errorOf('rpc_method', {method: 'eth_getProof'})).toContain(
        '/docs/espace/build/jsonrpc-compatibility',
      );
    });
  });

  describe('explain_error', () => {
    const error = '{"error": {"code": -32602, "message": "Transaction nonce is too stale"}}';

    it('gives the cause and the fix as Markdown, with the meaning of the code', async () => {
      expect(await textOf('explain_error', {error})).toBe(
        [
          'One match.',
          [
            '**Transaction nonce is too stale** (-32602, Core Space)',
            '- Cause: The `nonce` was used.',
            '- Fix: See [gas](https://doc.confluxnetwork.org/docs/gas).',
            '- Methods: cfx_getBalance',
          ].join('\n'),
          ['**Invalid params** (-32602, both spaces)', '- Cause: A parameter.', '- Fix: Fix it.'].join('\n'),
        ].join('\n\n'),
      );
    });

    it('speaks the language that is asked for, and English again afterwards', async () => {
      expect(await textOf('explain_error', {error, language: 'es'})).toMatch(/^Una coincidencia\..*- Causa: /s);
      expect(await textOf('explain_error', {error})).toMatch(/^One match\./);
    });

    it('knows the errors of pages, with links in the language', async () => {
      expect(await textOf('explain_error', {error: 'Error: ask the faucet first', language: 'es'})).toBe(
        [
          'Una coincidencia.',
          [
            '**ask the faucet <name>**',
            '- Página: [How gas works](https://doc.confluxnetwork.org/es/docs/gas#errors)',
            '- Causa: The account is *empty*.',
            '- Solución: Fill it.',
          ].join('\n'),
        ].join('\n\n'),
      );
    });

    it('decodes revert data', async () => {
      const data = `0x4e487b71${'11'.padStart(64, '0')}`;
      const reverted = JSON.stringify({error: {code: 3, message: 'execution reverted', data}});
      expect(await textOf('explain_error', {error: reverted})).toContain('Panic(0x11) – a number overflowed');
    });

    it('never guesses', async () => {
      expect(await textOf('explain_error', {error: 'the coffee machine is empty'})).toBe(
        'No known error matches this message.',
      );
      expect(await textOf('explain_error', {error: '{"id": 1, "result": "0x1"}'})).toContain('not an error');
      expect(await errorOf('explain_error', {error: ' '})).toContain('The text is empty.');
    });
  });

  describe('fact', () => {
    it('returns a value by its path or its words, with its source', async () => {
      expect(await textOf('fact', {query: 'basePriceEspace'})).toBe('- basePriceEspace = 20 GDrip (source: b)');
      expect(await textOf('fact', {query: 'chain ID espace mainnet'})).toBe(
        '- network.espace-mainnet.chainId = 1030 (source: a)',
      );
      expect(await textOf('fact', {query: 'chain ID'})).toMatch(/espace-mainnet.*\n.*espace-testnet.*$/);
      expect(await textOf('fact', {query: 'transactions in the pool'})).toContain(
        'parameter.tx_pool_size.default = 50000',
      );
    });

    it('says when no fact has all words', async () => {
      expect(await textOf('fact', {query: 'minimum base price'})).toBe(
        'No fact has all 3 words. These have 2 of them:\n- basePriceEspace = 20 GDrip (source: b)',
      );
      expect(await errorOf('fact', {query: 'chian'})).toContain('Similar words: chain.');
      expect(await errorOf('fact', {query: '天气'})).toContain('No fact has a word of "天气".');
    });
  });

  describe('convert_address', () => {
    const address = 'cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2mhjju8k';

    it('converts base32 and hex to each other, and computes the mapped address', async () => {
      const text = await textOf('convert_address', {address});
      expect(text).toContain('- Hex: 0x0888000000000000000000000000000000000000\n');
      expect(text).toContain('- Base32, testnet: cfxtest:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaawby2s44d\n');
      expect(text).toContain('- Mapped address in eSpace: 0xDD59dA7B4FfD1492F198a0430A3b8835859b17A7\n');
      expect(await textOf('convert_address', {address: '0x0888000000000000000000000000000000000000'})).toContain(
        `- Base32, mainnet: ${address}\n`,
      );
    });

    it('says of an eSpace address who can send to it, in the language that is asked for', async () => {
      const espace = {address: '0x24b2d3bc65e74dae1030eafd8ac30c533c976a9b'};
      const text = await textOf('convert_address', espace);
      expect(text).toContain('- Space: eSpace, or another chain like Ethereum\n');
      expect(text).not.toContain('Mapped');
      expect(await textOf('convert_address', {...espace, language: 'es'})).toContain('- Espacio: ');
    });

    it.each([
      ['cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2mhjju8j', 'checksum'],
      ['cfxtest:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2mhjju8k', 'changed by hand'],
      ['0x24b2D3bC65e74DAE1030EAFd8ac30c533c976A9b', 'capitals'],
      [`0x${'12'.repeat(32)}`, 'private key'],
      ['0x1234', '40 digits'],
      ['hello', 'isn’t an address'],
    ])('rejects %s', async (wrong, part) => {
      expect(await errorOf('convert_address', {address: wrong})).toContain(part);
    });
  });
});
