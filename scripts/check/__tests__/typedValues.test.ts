import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const found = (file: string, body: string) => lines({[file]: page(body)}, 'typed-values');

describe('rule typed-values', () => {
  it.each([
    ['address, whatever its case', EN, 'Call 0x14b2d3bc65e74dae1030eafd8ac30c533c976a9b.', `${EN}:7:6  typed-values`],
    [
      'base32 address in a fence',
      ZH,
      '```text\ncfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb\n```',
      `${ZH}:8:1  typed-values`,
    ],
    ['internal contract', EN, '`0x0888000000000000000000000000000000000006`', `${EN}:7:2  typed-values`],
    ['selector', EN, 'It is `0xbea05ee3`.', `${EN}:7:8  typed-values`],
    ['selector of an error', ES, '| `0x118cdaa7` | `OwnableUnauthorizedAccount` |', `${ES}:7:4  typed-values`],
    ['price in gas', EN, 'A transfer takes 21 000 gas.', `${EN}:7:18  typed-values`],
    ['price in gas in Spanish', ES, 'Cuesta 2600 de gas.', `${ES}:7:8  typed-values`],
    ['price in gas in Chinese', ZH, '只给 2300 gas，不够用。', `${ZH}:7:4  typed-values`],
    [
      'default of a node parameter',
      EN,
      '| `jsonrpc_max_connections` | connections | 100 |',
      `${EN}:7:45  typed-values`,
    ],
    ['the same in groups', ZH, '| `jsonrpc_max_request_body_size` | 10 485 760 |', `${ZH}:7:37  typed-values`],
    ['what the shipped file sets', ES, '`get_logs_filter_max_limit` es 5000.', `${ES}:7:32  typed-values`],
    ['endpoint', ES, '```sh\ncurl https://evm.confluxrpc.com\n```', `${ES}:8:6  typed-values`],
    ['web application', EN, '[Hub](https://confluxhub.io)', `${EN}:7:7  typed-values`],
    ['chain id in prose', EN, 'The chain ID is 1030.', `${EN}:7:5  typed-values`],
    ['chain id in code', ZH, '```ts\nconst chainId = 1030;\n```', `${ZH}:8:7  typed-values`],
    ['chain id in hexadecimal', EN, '```json\n{"chainId": "0x405"}\n```', `${EN}:8:3  typed-values`],
    ['chain id in Spanish', ES, 'El id de cadena es 1030.', `${ES}:7:4  typed-values`],
    ['chain id in Chinese', ZH, '链 ID 为 1030。', `${ZH}:7:1  typed-values`],
    ['chain id 1', EN, 'The chain ID is 1.', `${EN}:7:5  typed-values`],
    ['chain id 1 in an answer', ES, '```json\n{"chainId": "0x1"}\n```', `${ES}:8:3  typed-values`],
    ['height, grouped or not', EN, 'At epoch 129 680 000 it starts.', `${EN}:7:10  typed-values`],
  ])('%s', async (_what, file, body, line) => {
    expectFindings(await found(file, body), [line]);
  });

  it('leaves the chain id of Ethereum alone, and numbers that begin with 1', async () => {
    expect(
      await found(
        EN,
        'The chain ID is 1 on Ethereum. On Ethereum the chain ID is 1. The chain ID is 1 000, or 15, or 1.5.',
      ),
    ).toEqual([]);
  });

  it('leaves other amounts of gas alone, and numbers beside the keys of others', async () => {
    expect(
      await found(
        EN,
        'With 121 000 gas, 2300 gaskets, 100 000 gas or 21 000 accounts.\n\n| `jsonrpc_max_connections` | 1000 | 10 100 | 100.5 |\n\n| `my_connections` | 100 |',
      ),
    ).toEqual([]);
  });

  it('leaves other numbers, hosts, addresses and the components alone', async () => {
    expect(
      await found(
        EN,
        'In 1030 characters, 1 000 000 CFX, <Address of="Staking" /> and https://example.com or 0x00000000000000000000000000000000000000aa.\n\n```ts\nconst id = {{fact:network.espace-mainnet.chainId}};\n```',
      ),
    ).toEqual([]);
  });
});
