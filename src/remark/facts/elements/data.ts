import {linkedAddress} from '../../../facts/contractRows';
import {internalContracts} from '../../../facts/contracts';
import {rulesOf} from '../../../facts/feeRules';
import {formatFact} from '../../../facts/format';
import {gasClaims, gasRows} from '../../../facts/gasRows';
import {hardForks} from '../../../facts/hardForkFacts';
import {network} from '../../../facts/networkFacts';
import standards from '../../../facts/standards.json';
import {protocolFact} from '../../../facts/protocolFacts';
import {voteTimelines} from '../../../facts/voteTimelines';
import {attackProps} from '../../attacks/attackProps';
import {callsProps} from '../../calls/callsProps';
import type {Locale} from '../locale';
import {netOf, required, spaceOf, type Element} from './attributes';
import {factTable} from './factTable';
import {sequence} from './sequence';

/** Addresses of two accounts and a contract. */
const addressExamples = standards.addresses.filter(({type}) => type === 'user' || type === 'contract');

const networkOf = (element: Element) => ({network: network(spaceOf(element), netOf(element))});
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
  FactTable: factTable,
  FeeCalculator: () => ({
    rules: {core: rulesOf('core'), espace: rulesOf('espace')},
    espaceBlockRatio: number('espaceBlockRatio'),
  }),
  GasSource: gasSetup,
  GasTable: gasOf,
  HardforkStatus: forkOf,
  MappedAddressCalculator: () => ({example: String(protocolFact('exampleCoreAddress').value)}),
  MerkleTree: () => ({example: addressExamples.map(({testnet}) => testnet).join('\n')}),
  PosTimeline: () => ({timelines: voteTimelines()}),
  RpcRequest: networkOf,
  RunAttack: (element, locale) =>
    attackProps(required(element, 'topic', '<RunAttack topic="reentrancy-attack" />.'), locale),
  RunCalls: (element, locale) => {
    const example = '<RunCalls topic="first-contract" run="goal" />.';
    return callsProps(required(element, 'topic', example), required(element, 'run', example), locale);
  },
  Sequence: sequence,
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
};
