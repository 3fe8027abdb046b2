import {describe, expect, it} from 'vitest';
import {facts} from '../../../src/facts/all';
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

describe('each value of the facts is found, with the component that shows it', () => {
  type Typed = [text: string | null | undefined, fix: string][];
  /** Asserts that each text is found in its own line of a page. */
  const expectEach = async (typed: Typed) => {
    const known = typed.flatMap(([text, fix]) => (text ? [{text, fix}] : []));
    expect(known.length).toBeGreaterThan(0);
    const printed = await found(EN, `\`\`\`text\n${known.map(({text}) => text).join('\n')}\n\`\`\``);
    const missed = known.filter(
      ({fix}, index) =>
        !printed.some((line) => line.startsWith(`${EN}:${index + 8}:`) && line.includes(` typed by hand. ${fix}`)),
    );
    expect(missed).toEqual([]);
  };
  const networkFact = (id: string, field: string) => {
    const [space, net] = id.split('-');
    return `Use <NetworkFact space="${space}" net="${net}" field="${field}" />`;
  };
  const {networks, portals} = facts('networks');

  it('addresses of internal contracts', () =>
    expectEach(
      facts('internal-contracts').flatMap(({name, hex, mainnet, testnet}): Typed => [
        [hex, `Write \`{{fact:internal.${name}.hex}}\`.`],
        [mainnet, `Use <Address of="${name}" />.`],
        [testnet, `Use <Address of="${name}" net="testnet" />.`],
      ]),
    ));

  it('addresses of deployed contracts', async () => {
    // A contract of both networks can have one address; the first one is named.
    const first = new Map<string, string>();
    for (const {id, net, hex, base32} of facts('deployed-contracts'))
      for (const address of [hex, base32])
        if (address && !first.has(address.toLowerCase()))
          first.set(address.toLowerCase(), `Use <Address of="${id}"${net === 'testnet' ? ' net="testnet"' : ''} />.`);
    for (const {hex} of facts('internal-contracts')) first.delete(hex);
    await expectEach([...first]);
  });

  it('addresses of bridged tokens', () =>
    expectEach(
      facts('bridged-tokens').flatMap(({core, coreHex, espace}) =>
        [core, coreHex, espace].map((address): Typed[number] => [address, '']),
      ),
    ));

  it('addresses of staking pools', () => {
    const {pools, espaceBridges} = facts('pos-pools');
    const addresses = [
      ...pools.flatMap(({core, espace}) => [core, espace]),
      ...espaceBridges.flatMap(({coreBridge, espacePool}) => [coreBridge, espacePool]),
    ];
    return expectEach(addresses.map((address) => [address, 'Show it from src/facts/pos-pools.json.']));
  });

  it('selectors of internal contracts and of errors', async () => {
    await expectEach(
      facts('internal-contracts').flatMap(({name, functions}) =>
        functions.map(({selector, signature}): Typed[number] => [
          selector,
          `Write \`{{fact:selector.${name}.${signature.split('(')[0]}}}\`.`,
        ]),
      ),
    );
    await expectEach(
      facts('custom-errors').map(({selector, signature}) => [
        selector,
        `Write \`{{fact:error.${signature.split('(')[0]}}}\`.`,
      ]),
    );
  });

  it.each([
    'transferGas',
    'createGas',
    'callStipend',
    'accountCold',
    'sloadCold',
    'sstoreReset',
    'sstoreNewEspace',
    'blockGasLimit',
    'blockGasCore',
    'blockGasEspace',
    'txGasCore',
    'txGasEspace',
  ])('the price or limit "%s"', async (id) => {
    const {value} = facts('protocol').find((fact) => fact.id === id)!;
    const sharing = facts('protocol').filter((fact) => String(fact.value) === String(value));
    const [line] = await found(EN, `It is ${value} gas.`);
    expect(sharing.map((fact) => `Use <Fact id="${fact.id}" />.`)).toContain(/Use <.*/.exec(line!)?.[0]);
  });

  it('heights of upgrades', () =>
    expectEach(
      facts('hardforks').flatMap((fork) =>
        (['mainnet', 'testnet'] as const).flatMap((net) =>
          Object.values(fork[net]).map((height): Typed[number] => [
            typeof height === 'number' && height >= 100_000 ? String(height) : undefined,
            'Use <FactTable of="forks" />',
          ]),
        ),
      ),
    ));

  it('endpoints, explorers, faucets and web applications', async () => {
    await expectEach(
      networks.flatMap(({id, rpc, explorer, explorerApi}): Typed => [
        ...rpc.http.map((url): Typed[number] => [url, networkFact(id, 'rpc')]),
        ...rpc.ws.map((url): Typed[number] => [url, networkFact(id, 'ws')]),
        [explorer, networkFact(id, 'explorer')],
        [explorerApi, networkFact(id, 'explorerApi')],
      ]),
    );
    // Spaces share faucets.
    await expectEach(networks.flatMap(({faucets}) => faucets.map(({url}): Typed[number] => [url, 'Use <'])));
    // Applications share hosts.
    await expectEach(portals.map(({url}) => [url, 'Use <PortalLink id="']));
    await expectEach([
      ['wss://confluxscan.org', networkFact('core-mainnet', 'explorer')],
      ['http://evm.confluxrpc.com', networkFact('espace-mainnet', 'rpc')],
    ]);
  });

  it('chain IDs', () =>
    expectEach(
      networks.flatMap(({id, chainId, chainIdHex}): Typed => [
        [`chain ID: ${chainId}`, networkFact(id, 'chainId')],
        [`chainId: ${chainIdHex}`, networkFact(id, 'chainId')],
      ]),
    ));

  it('defaults and shipped values of the node', () =>
    expectEach(
      facts('node').configKeys.flatMap(({name, value, shipped}): Typed => {
        const isLong = (number: unknown) => typeof number === 'number' && Number.isInteger(number) && number >= 100;
        return [
          isLong(value) ? [`\`${name}\` ${String(value)}`, `Use <Parameter of="${name}" />.`] : [undefined, ''],
          isLong(shipped?.value) && shipped?.value !== value
            ? [`\`${name}\` ${String(shipped?.value)}`, `Use <Parameter of="${name}" shipped />.`]
            : [undefined, ''],
        ];
      }),
    ));
});
