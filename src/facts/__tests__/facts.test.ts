import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  formatFact,
  formatNumber,
  hardForks,
  localNodes,
  network,
  networks,
  portals,
  protocolFacts,
  rateLimits,
  readNumber,
} from '..';
import {formatChoice, formatList} from '../format';
import {nodeParameters} from '../nodeParameters';

const isHttps = /^https:\/\/[a-z0-9.-]+(\/\S*)?$/;
const isWss = /^wss:\/\/[a-z0-9.-]+\/ws$/;
const all = [...networks, ...localNodes, ...portals, ...protocolFacts, ...hardForks, rateLimits];

describe('§2.4 facts: networks.json', () => {
  it('holds each space on each network, once', () => {
    expect(networks.map(({id}) => id).sort()).toEqual([
      'core-mainnet',
      'core-testnet',
      'espace-mainnet',
      'espace-testnet',
    ]);
  });

  it.each(networks)('$id is complete and consistent', (one) => {
    expect(Number(one.chainIdHex)).toBe(one.chainId);
    expect(one.rpc.http.length).toBeGreaterThan(0);
    expect(one.rpc.http.filter((url) => !isHttps.test(url))).toEqual([]);
    expect(one.rpc.ws.filter((url) => !isWss.test(url))).toEqual([]);
    expect(one.explorer).toMatch(isHttps);
    expect([...one.faucets, ...one.otherProviders].filter(({url}) => !isHttps.test(url))).toEqual([]);
    expect(one.nativeCurrency).toEqual({name: 'Conflux', symbol: 'CFX', decimals: 18});
    expect(one.addressPrefix).toBe(one.space === 'eSpace' ? '0x' : one.net === 'mainnet' ? 'cfx' : 'cfxtest');
  });

  it('gives every chain an id of its own', () => {
    expect(new Set(networks.map(({chainId}) => chainId)).size).toBe(networks.length);
  });

  it('stops on a network that does not exist, and names those that do', () => {
    expect(() => network('core', 'devnet' as never)).toThrow(/core-devnet.*espace-testnet/);
  });
});

describe('facts: every record', () => {
  it('names its source', () => {
    expect(all.filter(({source}) => !source?.trim())).toEqual([]);
  });

  it('has an id of its own', () => {
    for (const list of [protocolFacts, portals, localNodes]) {
      expect(new Set(list.map(({id}) => id)).size).toBe(list.length);
    }
  });

  it('upgrades stand in order of version and height', () => {
    const epochs = hardForks.flatMap(({mainnet}) => (mainnet.epoch === undefined ? [] : [mainnet.epoch]));
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    expect(hardForks.filter(({mainnet}) => mainnet.epoch === undefined && mainnet.block === undefined)).toEqual([]);
  });
});

describe('facts: format', () => {
  it.each<[value: number | bigint | string, en: string, es: string]>([
    [999, '999', '999'],
    [2_000, '2,000', '2000'],
    [20_000, '20,000', '20\u202f000'],
    [60_000_000n, '60,000,000', '60\u202f000\u202f000'],
    [0.5, '0.5', '0,5'],
    [-12_345.6, '\u221212,345.6', '\u221212\u202f345,6'],
    ['1234.5678', '1,234.5678', '1234,5678'],
    ['8545', '8545', '8545'],
    ['32323', '32323', '32323'],
    ['3.0.2', '3.0.2', '3.0.2'],
    ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
    ['1/16', '1/16', '1/16'],
    ['10⁻⁸', '10⁻⁸', '10⁻⁸'],
  ])('%s is %s in English and Chinese, %s in Spanish', (value, en, es) => {
    expect(['en', 'zh-CN', 'es'].map((locale) => formatNumber(value, locale))).toEqual([en, en, es]);
  });

  it('keeps the unit on the line of its number', () => {
    expect(formatFact({value: 1_000, unit: 'CFX'}, 'en')).toBe('1,000\u00a0CFX');
    expect(['en', 'zh-CN', 'es'].map((locale) => formatFact({value: '12.5', unit: '%'}, locale))).toEqual([
      '12.5%',
      '12.5%',
      '12,5\u00a0%',
    ]);
  });

  it.each<[value: number | string, unit: string, en: string, zh: string, es: string]>([
    ['0.5', 's', '0.5 s', '0.5 秒', '0,5 segundos'],
    [1, 's', '1 s', '1 秒', '1 segundo'],
    ['4–5', 'min', '4–5 min', '4–5 分钟', '4–5 minutos'],
    [1, 'h', '1 h', '1 小时', '1 hora'],
    ['24.5', 'h', '24.5 h', '24.5 小时', '24,5 horas'],
    [1_200, 'bytes', '1,200 bytes', '1,200 字节', '1200 bytes'],
  ])('%s %s is written in the words of the language', (value, unit, ...texts) => {
    expect(['en', 'zh-CN', 'es'].map((locale) => formatFact({value, unit}, locale).replace('\u00a0', ' '))).toEqual(
      texts,
    );
  });

  it.each<[items: string[], en: string, zh: string, es: string]>([
    [['A'], 'A', 'A', 'A'],
    [['mainnet', 'testnet'], 'mainnet, testnet', 'mainnet、testnet', 'mainnet y testnet'],
    [['1 CFX', 'FC', 'iCFX'], '1 CFX, FC, iCFX', '1 CFX、FC、iCFX', '1 CFX, FC e iCFX'],
  ])('the list %j is joined as the language does it', (items, ...texts) => {
    expect(['en', 'zh-CN', 'es'].map((locale) => formatList(items, locale))).toEqual(texts);
  });

  it('alternatives have a space between a Chinese word and a digit', () => {
    expect(['en', 'zh-CN', 'es'].map((locale) => formatChoice(['4', '9', '10'], locale))).toEqual([
      '4, 9, or 10',
      '4、9 或 10',
      '4, 9 o 10',
    ]);
    expect(formatChoice(['主网', '测试网'], 'zh-CN')).toBe('主网或测试网');
  });

  it('translates each unit of the facts that is no symbol which all languages share', () => {
    const units = [...protocolFacts, ...nodeParameters].flatMap(({unit}) => unit ?? []);
    const kept = ['zh-CN', 'es'].flatMap((locale) =>
      units.filter((unit) => formatFact({value: 2, unit}, locale).replace(/^2\u00a0?/, '') === unit),
    );
    expect(new Set(kept)).toEqual(
      new Set(['%', 'CFX', 'Drip', 'GDrip', 'MB', 'GB', 'TB', 'MiB', 'GiB', 'ms', 'µs', 'bytes']),
    );
  });

  it.each<[typed: string, en: string, es: string]>([
    ['1 000\u2009000.5', '1000000.5', '1000000.5'],
    ['1,000,000.5', '1000000.5', '1,000,000.5'],
    ['1,500', '1500', '1.500'],
    ['1,5', '1,5', '1.5'],
    ['1.234,5', '1.234,5', '1.234,5'],
    ['1_000', '1000', '1000'],
    ['0x1f', '0x1f', '0x1f'],
  ])('%s is read as %s in English, as %s in Spanish', (typed, en, es) => {
    expect([readNumber(typed, 'en'), readNumber(typed, 'es')]).toEqual([en, es]);
  });
});

describe('the files of the facts', () => {
  it('have other names than the data that they read: the loader of the configuration takes "./evm" for evm.json', () => {
    const files = readdirSync(path.join(__dirname, '..'));
    expect(files.filter((file) => file.endsWith('.ts') && files.includes(file.replace(/\.ts$/, '.json')))).toEqual([]);
  });
});
