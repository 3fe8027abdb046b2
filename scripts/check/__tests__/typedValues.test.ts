import {describe, expect, it} from 'vitest';
import {lines, page} from './support';

const EN = 'docs/a.mdx';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const found = (file: string, body: string) => lines({[file]: page(body)}, 'typed-values');
const CHAIN = 'Use <NetworkFact space="espace" net="mainnet" field="chainId" />, or write {{fact:network.espace-mainnet.chainId}} in code.';

describe('rule typed-values', () => {
  it.each([
    ['address, whatever its case', EN, 'Call 0x14b2d3bc65e74dae1030eafd8ac30c533c976a9b.', `${EN}:7:6  typed-values  "0x14b2d3bc65e74dae1030eafd8ac30c533c976a9b" is a known address, typed by hand. Use <Address of="wcfxEspace" />.`],
    ['base32 address in a fence', ZH, '```text\ncfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb\n```', `${ZH}:8:1  typed-values  "cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb" is a known address, typed by hand. Use <Address of="Staking" />.`],
    ['internal contract', EN, '`0x0888000000000000000000000000000000000006`', `${EN}:7:2  typed-values  "0x0888000000000000000000000000000000000006" is a known address, typed by hand. Write \`{{fact:internal.CrossSpaceCall.hex}}\`.`],
    ['selector', EN, 'It is `0xbea05ee3`.', `${EN}:7:8  typed-values  "0xbea05ee3" is the selector of an internal contract, typed by hand. Write \`{{fact:selector.CrossSpaceCall.callEVM}}\`.`],
    ['selector of an error', ES, '| `0x118cdaa7` | `OwnableUnauthorizedAccount` |', `${ES}:7:4  typed-values  "0x118cdaa7" is the selector of a known error, typed by hand. Write \`{{fact:error.OwnableUnauthorizedAccount}}\`.`],
    ['price in gas', EN, 'A transfer takes 21 000 gas.', `${EN}:7:18  typed-values  "21 000 gas" is a figure of the protocol, typed by hand. Use <Fact id="transferGas" />.`],
    ['price in gas in Spanish', ES, 'Cuesta 2600 de gas.', `${ES}:7:8  typed-values  "2600 de gas" is a figure of the protocol, typed by hand. Use <Fact id="accountCold" />.`],
    ['price in gas in Chinese', ZH, '只给 2300 gas，不够用。', `${ZH}:7:4  typed-values  "2300 gas" is a figure of the protocol, typed by hand. Use <Fact id="callStipend" />.`],
    ['default of a node parameter', EN, '| `jsonrpc_max_connections` | connections | 100 |', `${EN}:7:45  typed-values  "100" is a value of \`jsonrpc_max_connections\`, typed by hand. Use <Parameter of="jsonrpc_max_connections" />.`],
    ['the same in groups', ZH, '| `jsonrpc_max_request_body_size` | 10 485 760 |', `${ZH}:7:37  typed-values  "10 485 760" is a value of \`jsonrpc_max_request_body_size\`, typed by hand. Use <Parameter of="jsonrpc_max_request_body_size" />.`],
    ['what the shipped file sets', ES, '`get_logs_filter_max_limit` es 5000.', `${ES}:7:32  typed-values  "5000" is a value of \`get_logs_filter_max_limit\`, typed by hand. Use <Parameter of="get_logs_filter_max_limit" shipped />.`],
    ['endpoint', ES, '```sh\ncurl https://evm.confluxrpc.com\n```', `${ES}:8:6  typed-values  "https://evm.confluxrpc.com" is an address of the network, typed by hand. Use <NetworkFact space="espace" net="mainnet" field="rpc" />, or write {{fact:network.espace-mainnet.rpc.http.0}} in code.`],
    ['web application', EN, '[Hub](https://confluxhub.io)', `${EN}:7:7  typed-values  "https://confluxhub.io" is an address of the network, typed by hand. Use <PortalLink id="powStake" />.`],
    ['chain id in prose', EN, 'The chain ID is 1030.', `${EN}:7:5  typed-values  "chain ID is 1030" is a chain id, typed by hand. ${CHAIN}`],
    ['chain id in code', ZH, '```ts\nconst chainId = 1030;\n```', `${ZH}:8:7  typed-values  "chainId = 1030" is a chain id, typed by hand. ${CHAIN}`],
    ['chain id in Spanish', ES, 'El id de cadena es 1030.', `${ES}:7:4  typed-values  "id de cadena es 1030" is a chain id, typed by hand. ${CHAIN}`],
    ['chain id in Chinese', ZH, '链 ID 为 1030。', `${ZH}:7:1  typed-values  "链 ID 为 1030" is a chain id, typed by hand. ${CHAIN}`],
    ['chain id 1', EN, 'The chain ID is 1.', `${EN}:7:5  typed-values  "chain ID is 1" is a chain id, typed by hand. ${CHAIN.replace('espace', 'core').replace('mainnet', 'testnet').replace('espace-mainnet', 'core-testnet')}`],
    ['chain id 1 in an answer', ES, '```json\n{"chainId": "0x1"}\n```', `${ES}:8:3  typed-values  "chainId": "0x1" is a chain id, typed by hand. ${CHAIN.replace('espace', 'core').replace('mainnet', 'testnet').replace('espace-mainnet', 'core-testnet')}`],
    ['height, grouped or not', EN, 'At epoch 129 680 000 it starts.', `${EN}:7:10  typed-values  "129 680 000" is the height of an upgrade, typed by hand. Use <ForkTable />, or write \`{{fact:fork.3-0.mainnet.epoch}}\` in code.`],
  ])('%s', async (_what, file, body, line) => {
    expect(await found(file, body)).toEqual([line]);
  });

  it('leaves the chain id of Ethereum alone, and numbers that begin with 1', async () => {
    expect(await found(EN, 'The chain ID is 1 on Ethereum. On Ethereum the chain ID is 1. The chain ID is 1 000, or 15, or 1.5.')).toEqual([]);
  });

  it('leaves other amounts of gas alone, and numbers beside the keys of others', async () => {
    expect(await found(EN, 'With 121 000 gas, 2300 gaskets, 100 000 gas or 21 000 accounts.\n\n| `jsonrpc_max_connections` | 1000 | 10 100 | 100.5 |\n\n| `my_connections` | 100 |')).toEqual([]);
  });

  it('leaves other numbers, hosts, addresses and the components alone', async () => {
    expect(await found(EN, 'In 1030 characters, 1 000 000 CFX, <Address of="Staking" /> and https://example.com or 0x00000000000000000000000000000000000000aa.\n\n```ts\nconst id = {{fact:network.espace-mainnet.chainId}};\n```')).toEqual([]);
  });
});
