import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {hardForks} from '../../../../facts/hardForkFacts';
import {network, rateLimits} from '../../../../facts/networkFacts';
import {DATA} from '../data';
import {htmlOf, propsOf} from './compiled';

describe('components that show tables of facts', () => {
  it('get their rows without the sources, which no page shows', async () => {
    const {feeds} = (await propsOf('<PriceFeedTable />', 'PriceFeedTable')) as {feeds: object[]};
    expect(feeds.length).toBeGreaterThan(1);
    const {forks} = (await propsOf('<ForkTable />', 'ForkTable')) as {forks: {version: string}[]};
    expect(forks.map(({version}) => version)).toEqual(hardForks.map(({version}) => version));
    const {limits} = (await propsOf('<RateLimitTable />', 'RateLimitTable')) as {limits: typeof rateLimits};
    expect(limits.plans).toEqual(rateLimits.plans.map(({...plan}) => plan));
    for (const props of [feeds, forks, limits]) expect(JSON.stringify(props)).not.toContain('"source"');
  });

  it('get the network that the page specifies, mainnet by default', async () => {
    expect(await propsOf('<EndpointTable space="core" net="testnet" />', 'EndpointTable')).toMatchObject({
      network: {id: 'core-testnet', rpc: network('core', 'testnet').rpc},
    });
    expect(await propsOf('<AddToWallet net="testnet" />', 'AddToWallet')).toMatchObject({
      network: {id: 'espace-testnet'},
    });
    expect(await propsOf('<Address of="Staking" />', 'Address')).toMatchObject({
      address: expect.stringMatching(/^cfx:/),
      href: expect.stringContaining(network('core', 'mainnet').explorer),
    });
    expect(await propsOf('<Address of="Staking" net="testnet" />', 'Address')).toMatchObject({
      address: expect.stringMatching(/^cfxtest:/),
    });
  });

  it('keep quantities that are larger than numbers', async () => {
    expect(await propsOf('<FeeCalculator />', 'FeeCalculator')).toMatchObject({
      rules: {espace: {blockGas: expect.any(BigInt)}},
    });
  });

  it('omit gas counts that only sentences show', async () => {
    const {rows, setup} = (await propsOf('<GasTable topic="local-variables" />', 'GasTable')) as {
      rows: object[];
      setup: object;
    };
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows)
      expect(Object.keys(row).sort()).toEqual(['call', 'collateral', 'core', 'espace', 'optimizer']);
    expect(await propsOf('<GasSource />', 'GasSource')).toEqual(setup);
    expect(Object.keys(setup).sort()).toEqual(['compiler', 'evmVersion', 'node', 'runs']);
  });

  it.each([
    ['<HardforkStatus version="9.9" />', 'src/facts/hardforks.json does not contain this version'],
    ['<HardforkStatus />', '<HardforkStatus> needs "version" as text'],
    ['<GasTable topic="packin" />', 'src/facts/gas.json has no topic "packin".'],
    ['<EndpointTable space="core" net="devnet" />', 'There is no network "core-devnet".'],
    ['<Address of="Stake" />', 'There is no contract "Stake" on mainnet.'],
  ])('%s stops the build', async (element, message) => {
    await expect(htmlOf(element)).rejects.toThrow(message);
  });

  it('leave other components alone', async () => {
    expect(await propsOf('<Card id="x" />', 'Card')).toEqual({id: 'x'});
  });

  it.each(Object.keys(DATA))('%s exists', (name) => {
    const file = name === 'GasSource' ? 'GasTable/GasSource.tsx' : `${name}/index.tsx`;
    expect(readFileSync(`src/components/${file}`, 'utf8')).toContain(`export default function ${name}(`);
  });
});
