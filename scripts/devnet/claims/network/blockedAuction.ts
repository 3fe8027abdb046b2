import {numberToHex, type Address, type Hex} from 'viem';
import {protocolFact} from '@site/src/facts';
import {base32, columns, type Chains} from './chain';
import {compileTopic, type Contracts} from './compileTopic';

const CFX = 10n ** 18n;
/** Of a bid: enough for the auction's own work, and for a refund to an honest bidder. */
const GAS = 500_000n;
const STORAGE_LIMIT = 256n;
/** The highest gas limits that a transaction pool accepts by default. */
const MOST_GAS = {espace: BigInt(protocolFact('txGasEspace').value), core: BigInt(protocolFact('txGasCore').value)};
const MEMBERS = [100, 300, 350];
/** Members that one transaction adds. */
const BATCH = 100;

/** What a transaction did: outcome, gas, and bytes of storage for which the sender locks collateral. */
type Outcome = readonly [outcome: string, gas: string, bytes: string];
type Send = (from: string, to: Hex, data: Hex, value: bigint, gas: bigint, bytes: bigint) => Promise<Outcome>;

interface Space {
  readonly name: string;
  readonly mostGas: bigint;
  deploy(from: string, data: Hex): Promise<Hex>;
  readonly send: Send;
}

const outcomeOf = (succeeded: boolean, gasUsed: Hex, bytes: string): Outcome => [
  succeeded ? 'succeeds' : 'fails',
  String(BigInt(gasUsed)),
  bytes,
];

function spacesOf({core, espace}: Chains): Space[] {
  return [
    {
      name: 'eSpace',
      mostGas: MOST_GAS.espace,
      deploy: espace.deploy,
      send: async (from, to, data, value, gas) => {
        const request = {to: to as Address, data, value, gas, mayFail: true};
        const {status, gasUsed} = await espace.sender.send(from, request);
        return outcomeOf(status === '0x1', gasUsed, '-');
      },
    },
    {
      name: 'Core Space',
      mostGas: MOST_GAS.core,
      deploy: core.deploy,
      send: async (from, to, data, value, gas, storageLimit) => {
        const request = {to: base32(to), data, value, gas, storageLimit, mayFail: true};
        const receipt = await core.sender.send(from, request);
        const bytes = String(BigInt(receipt.storageCollateralized));
        return outcomeOf(receipt.outcomeStatus === '0x0', receipt.gasUsed, bytes);
      },
    },
  ];
}

/** Outbids leaders whose code does different things when they are paid back. */
async function bids(space: Space, {deploy, call}: Contracts): Promise<string[][]> {
  const rows: string[][] = [];
  for (const contract of ['PushAuction', 'SkippingAuction', 'PullAuction']) {
    for (const kind of ['Blocker', 'Burner', 'Bomber', 'Filler']) {
      const auction = await space.deploy('account', deploy(contract));
      const leader = await space.deploy('staker', deploy(kind));
      const attack = call(kind, 'attack', [auction]);
      const [led] = await space.send('staker', leader, attack, CFX, GAS, STORAGE_LIMIT);
      if (led !== 'succeeds') throw new Error(`${kind} can't bid in ${contract}`);
      const bid = call(contract, 'bid');
      const outcome = await space.send('account', auction, bid, 2n * CFX, GAS, STORAGE_LIMIT);
      rows.push([space.name, contract, kind, ...outcome]);
    }
  }
  return rows;
}

/** Distributes to more and more members with the highest gas limit. */
async function distributions(space: Space, {deploy, call}: Contracts): Promise<string[][]> {
  const rows: string[][] = [];
  for (const count of MEMBERS) {
    const rewards = await space.deploy('account', deploy('LoopRewards'));
    for (let first = 0; first < count; first += BATCH) {
      const batch = Array.from({length: Math.min(BATCH, count - first)}, (_, index) =>
        numberToHex(BigInt(first + index + 1), {size: 20}),
      );
      await space.send('account', rewards, call('LoopRewards', 'join', [batch]), 0n, space.mostGas, 100_000n);
    }
    const data = call('LoopRewards', 'distribute', [1n]);
    rows.push([
      space.name,
      String(count),
      ...(await space.send('account', rewards, data, 0n, space.mostGas, 100_000n)),
    ]);
  }
  return rows;
}

/** Auctions whose leader doesn't want to be outbid, and a loop that grows, in both spaces. */
export async function blockedAuction(chains: Chains): Promise<string> {
  const contracts = compileTopic('dos-attack');
  const auctions = [['space', 'auction', 'leader', 'bid of the rival', 'gas used', 'collateral, bytes']];
  const loops = [['space', 'members', 'distribute', 'gas used', 'collateral, bytes']];
  for (const space of spacesOf(chains)) {
    auctions.push(...(await bids(space, contracts)));
    loops.push(...(await distributions(space, contracts)));
  }
  return `${columns(auctions)}\n${columns(loops)}`;
}
