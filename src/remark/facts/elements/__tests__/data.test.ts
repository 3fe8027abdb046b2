import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {hardForks} from '../../../../facts/hardForkFacts';
import {network} from '../../../../facts/networkFacts';
import {DATA} from '../data';
import {htmlOf, propsOf} from './compiled';

describe('components that get data from the facts', () => {
  it('get their values without the sources, which no page shows', async () => {
    const {fork} = await propsOf('<HardforkStatus version="3.0" />', 'HardforkStatus');
    expect(fork).toMatchObject({version: '3.0'});
    expect(JSON.stringify(fork)).not.toContain('"source"');
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

  const endpoints = {mainnet: 'https://main.confluxrpc.com', testnet: 'https://test.confluxrpc.com'};

  it.each<[string, Record<string, unknown>]>([
    [
      '<AddressCheck />',
      {
        example: 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p',
        internal: expect.arrayContaining([
          {name: 'CrossSpaceCall', hex: '0x0888000000000000000000000000000000000006'},
        ]) as object[],
      },
    ],
    // 4 GiB and 16 MiB for each of 2 ** 19 epochs, as conflux-rust has it in crates/cfxcore/pow/src/shared.rs.
    ['<DatasetCalculator />', {growth: {start: 4_294_967_296, step: 16_777_216, stage: 524_288}, epochSeconds: 1.2}],
    ['<Eip712Explorer />', {chainId: 71, otherChainId: 1030, holder: '0x72E919d6006Bc8646B2682d9E0b41E49cc0A16b6'}],
    ['<EpochPlayer />', {endpoints, deferral: 5}],
    [
      '<FeeCalculator />',
      {
        espaceBlockRatio: 5,
        rules: {
          core: {blockGas: 54_000_000n, leastPrice: 10n ** 9n},
          espace: {blockGas: 30_000_000n, leastPrice: 20n * 10n ** 9n},
        },
      },
    ],
    ['<GasSource />', {compiler: expect.stringMatching(/^0\.8\./), runs: 200}],
    ['<HardforkStatus version="3.0" />', {fork: {version: '3.0', mainnet: {epoch: 129_680_000}}, endpoints}],
    ['<MappedAddressCalculator />', {example: 'cfx:aajg4wt2mbmbb44sp6szd783ry0jtad5bea80xdy7p'}],
    ['<MerkleTree />', {example: expect.stringMatching(/^cfxtest:aa[^\n]+\ncfxtest:aa[^\n]+\ncfxtest:ac[^\n]+$/)}],
    ['<SponsorCalculator />', {rules: {bytesPerCfx: 1024n, slotBytes: 64n, codeBytesPerKib: 512n, txGas: 27_000_000n}}],
    [
      '<TransactionDecoder />',
      {
        networks: [
          {space: 'core', net: 'mainnet', chainId: 1029},
          {space: 'core', net: 'testnet', chainId: 1},
          {space: 'espace', net: 'mainnet', chainId: 1030},
          {space: 'espace', net: 'testnet', chainId: 71},
        ],
        collateralPerKib: 1,
        epochBound: 100_000,
      },
    ],
    ['<TransactionLife />', {executionLag: 4}],
    ['<TreeGraphExplorer />', {network: {timerRatio: 180, timerBeta: 240, leadBeta: 1000, heavyRatio: 250}}],
  ])('get what they compute with: %s', async (element, props) => {
    expect(await propsOf(element, /\w+/.exec(element)![0])).toMatchObject(props);
  });

  it('show the example of the newest release that mainnet has a height for', async () => {
    const {example} = (await propsOf('<DatasetCalculator />', 'DatasetCalculator')) as {example: number};
    expect(example).toBe(Math.max(...hardForks.flatMap(({mainnet}) => mainnet.epoch ?? [])));
  });

  it('write a percentage as the language of the page does', async () => {
    const step = async (locale: string) => (await propsOf('<BaseFeeSteps />', 'BaseFeeSteps', locale)).step;
    expect([await step('en'), await step('es')]).toEqual(['12.5%', '12,5\u00a0%']);
  });

  it('get the phases of a vote', async () => {
    const {timelines} = (await propsOf('<PosTimeline />', 'PosTimeline')) as {timelines: {parts: object[]}[]};
    expect(timelines[0]!.parts.map((part) => (part as {phase: string}).phase)).toEqual(['lock', 'active', 'unlock']);
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
      expect(
        Object.keys(row)
          .filter((key) => key !== 'execution')
          .sort(),
      ).toEqual(['build', 'call', 'collateral', 'core', 'espace']);
    expect(await propsOf('<GasSource />', 'GasSource')).toEqual(setup);
    expect(Object.keys(setup).sort()).toEqual(['compiler', 'evmVersion', 'node', 'runs']);
  });

  it.each([
    ['<HardforkStatus version="9.9" />', 'src/facts/hardforks.json does not contain this version'],
    ['<GasTable topic="packin" />', 'src/facts/gas.json has no topic "packin".'],
    ['<EndpointTable space="core" net="devnet" />', 'There is no network "core-devnet".'],
    ['<GasTable />', '<GasTable> needs "topic" as text: <GasTable topic="packing" />.'],
    ['<RpcRequest />', '<RpcRequest> needs "space": write core, espace.'],
    ['<Sequence />', '<Sequence> needs "of" as text: <Sequence of="x402" />.'],
    ['<Sequence of="x403" />', '<Sequence of="x403">: write one of '],
    ['<Address />', '<Address> needs "of" as text: <Address of="CrossSpaceCall" />.'],
    ['<HardforkStatus />', '<HardforkStatus> needs "version" as text: <HardforkStatus version="3.1" />.'],
    ['<Address of="Stake" />', 'There is no contract "Stake" on mainnet.'],
  ])('%s stops the build', async (element, message) => {
    await expect(htmlOf(element)).rejects.toThrow(message);
  });

  it('leave other components alone', async () => {
    expect(await propsOf('<Card id="x" />', 'Card')).toEqual({id: 'x'});
  });

  it.each(Object.keys(DATA))('%s exists', (name) => {
    const file = name === 'GasSource' ? 'GasTable/GasSource.tsx' : `${name}/index.tsx`;
    const [room] = readdirSync('src/components').filter((folder) => existsSync(`src/components/${folder}/${file}`));
    expect(readFileSync(`src/components/${room}/${file}`, 'utf8')).toContain(`export default function ${name}(`);
  });
});
