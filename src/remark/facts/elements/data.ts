import {cipRows} from '../../../facts/cipRows';
import {contractRows, linkedAddress} from '../../../facts/contractRows';
import {internalContracts} from '../../../facts/contracts';
import {evmRows, type EvmKind} from '../../../facts/evmRows';
import {rulesOf} from '../../../facts/feeRules';
import {formatFact} from '../../../facts/format';
import {gasClaims, gasRows} from '../../../facts/gasRows';
import {hardForks} from '../../../facts/hardForkFacts';
import {localNodes, network, rateLimits} from '../../../facts/networkFacts';
import papers from '../../../facts/papers.json';
import {poolRows} from '../../../facts/poolRows';
import priceFeeds from '../../../facts/price-feeds.json';
import {protocolFact} from '../../../facts/protocolFacts';
import type {Net, Space} from '../../../facts/types';
import {voteTimelines} from '../../../facts/voteTimelines';
import wallets from '../../../facts/wallets.json';
import type {Locale} from '../locale';
import {required, textOf, type Element} from './attributes';

const netOf = (element: Element): Net => (textOf(element, 'net') ?? 'mainnet') as Net;
const networkOf = (element: Element) => ({
  network: network(
    required(element, 'space', `<${element.name} space="espace" net="testnet" />.`) as Space,
    netOf(element),
  ),
});
const number = (id: string): number => Number(protocolFact(id).value);

function forkOf(element: Element) {
  const version = required(element, 'version', '<HardforkStatus version="3.1" />.');
  const fork = hardForks.find((one) => one.version === version);
  if (!fork)
    throw new Error(`<HardforkStatus version="${version}" />: src/facts/hardforks.json does not contain this version.`);
  return {
    fork,
    endpoints: {mainnet: network('core', 'mainnet').rpc.http[0], testnet: network('core', 'testnet').rpc.http[0]},
  };
}

/** Node, compiler and settings with which the gas was measured. */
function gasSetup() {
  const {topics: _, ...setup} = gasClaims;
  return setup;
}

const gasOf = (element: Element) => ({
  rows: gasRows(required(element, 'topic', '<GasTable topic="packing" />.')).map(({executed: _, ...row}) => row),
  setup: gasSetup(),
});

/** The data that the build reads from the facts for a component, as props. Unknown facts stop the build. */
export const DATA: Record<string, (element: Element, locale: Locale) => Record<string, unknown>> = {
  Address: (element) => linkedAddress(required(element, 'of', '<Address of="CrossSpaceCall" />.'), netOf(element)),
  AddressCheck: () => ({
    example: String(protocolFact('exampleCoreAddress').value),
    internal: internalContracts.map(({name, hex}) => ({name, hex})),
  }),
  AddToWallet: (element) => ({network: network('espace', netOf(element))}),
  BaseFeeSteps: (_, locale) => ({step: formatFact(protocolFact('basePriceStep'), locale)}),
  CipTable: (element) => ({cips: cipRows(required(element, 'of', '<CipTable of="active" />.') as 'active' | 'others')}),
  ContractTable: (element) => ({
    contracts: contractRows(
      required(element, 'of', '<ContractTable of="internal" />.') as 'internal' | Space,
      netOf(element),
    ),
  }),
  CrossSpaceCallFlow: () => ({share: String(protocolFact('crossSpaceGasShare').value)}),
  DatasetCalculator: () => ({
    growth: {
      start: number('octopusDatasetStart') * 2 ** 30,
      step: number('octopusDatasetGrowth') * 2 ** 20,
      stage: number('octopusStage'),
    },
    epochSeconds: number('epochInterval'),
    example: hardForks.flatMap(({mainnet}) => mainnet.epoch ?? []).at(-1),
  }),
  Eip712Explorer: () => ({
    chainId: network('espace', 'testnet').chainId,
    otherChainId: network('espace', 'mainnet').chainId,
    holder: String(protocolFact('exampleMappedAddress').value),
  }),
  EndpointTable: networkOf,
  EpochPlayer: () => ({
    endpoints: {mainnet: network('core', 'mainnet').rpc.http[0], testnet: network('core', 'testnet').rpc.http[0]},
    deferral: number('deferredEpochs'),
  }),
  EvmTable: (element) => ({rows: evmRows(required(element, 'of', '<EvmTable of="opcodes" />.') as EvmKind)}),
  FeeCalculator: () => ({
    rules: {core: rulesOf('core'), espace: rulesOf('espace')},
    espaceBlockRatio: number('espaceBlockRatio'),
  }),
  ForkTable: () => ({forks: hardForks}),
  GasSource: gasSetup,
  GasTable: gasOf,
  HardforkStatus: forkOf,
  LocalPorts: () => ({nodes: localNodes}),
  MappedAddressCalculator: () => ({example: String(protocolFact('exampleCoreAddress').value)}),
  PaperTable: () => ({papers}),
  PoolTable: (element) => ({
    pools: poolRows(required(element, 'of', '<PoolTable of="pools" />.') as 'pools' | 'bridges'),
  }),
  PosTimeline: () => ({timelines: voteTimelines()}),
  PriceFeedTable: () => ({feeds: priceFeeds}),
  ProviderTable: (element) => ({
    providers: network(required(element, 'space', '<ProviderTable space="core" />.') as Space, 'mainnet')
      .otherProviders,
  }),
  RateLimitTable: () => ({limits: rateLimits}),
  RpcRequest: networkOf,
  SponsorCalculator: () => ({
    rules: {
      bytesPerCfx: 1024n / BigInt(number('collateralPerKib')),
      slotBytes: BigInt(number('slotBytes')),
      codeBytesPerKib: BigInt((1024 * number('codeCollateralPerKib')) / number('collateralPerKib')),
      txGas: BigInt(number('txGasCore')),
    },
  }),
  TransactionDecoder: () => ({
    networks: (['core', 'espace'] as const).flatMap((space) =>
      (['mainnet', 'testnet'] as const).map((net) => ({space, net, chainId: network(space, net).chainId})),
    ),
    collateralPerKib: number('collateralPerKib'),
    epochBound: number('epochHeightBound'),
  }),
  TransactionLife: () => ({executionLag: number('executionLag')}),
  TreeGraphExplorer: () => ({
    network: {
      timerRatio: number('timerRatio'),
      timerBeta: number('timerBeta'),
      leadBeta: number('ghastBeta'),
      heavyRatio: number('ghastHeavyRatio'),
    },
  }),
  WalletTable: () => ({wallets}),
};
