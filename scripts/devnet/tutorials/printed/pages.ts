import type {Gateway} from '../../gateway';
import type {Reader} from './reader';

/** A page whose boxes alone make a working project, and what goes wrong on the way as its part "If it fails" says. */
export interface Printed {
  /** Path below `docs`, without the ending. */
  page: string;
  /** The page that ends with the state in which this one begins; "What you need" links to it. */
  after?: string;
  /** The first command that needs CFX. Before it, the reader goes to the faucet. */
  spends: string;
  /** As many CFX as the page says are enough. */
  cfx?: number;
  /** Part of what that command prints while the account has no CFX. */
  unfunded: string;
  /** Part of what it prints while the endpoint can't be reached. */
  unreachable: string;
  /** Commands that don't end by themselves, and what they print when they're ready. */
  servers?: Readonly<Record<string, string>>;
  /** What the reader does in a browser once those are ready. */
  visit?: (place: {reader: Reader; gateway: Gateway}) => Promise<void>;
  /** Fixed ports of those, which the tests replace. */
  ports?: readonly string[];
  /** What a reader may do again, with its outcome, both of which the page mentions. */
  again: readonly [command: string, outcome: string];
  /** Part of a message after which the page has its reader run the command again. */
  retry?: string;
  /** Commands that fail on purpose. */
  failing?: readonly string[];
  /** Packages that aren't among the root's: they are installed into `.cache` once. */
  packages?: Readonly<Record<string, string>>;
  /** Lines of the page that can't be repeated here, each with the reason. */
  elsewhere?: Readonly<Record<string, string>>;
}

const VIEM = {unfunded: 'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account', unreachable: 'HTTP request failed'};
const ETHERS = {unfunded: 'INSUFFICIENT_FUNDS', unreachable: 'ECONNREFUSED'};
const CORE = {unreachable: 'connect ECONNREFUSED'};
const TRANSACTIONS = 'core/core-space-basics/transactions';
const KEY_EXISTS = ['node account.mjs', 'EEXIST: file already exists'] as const;
const UPGRADES = 'espace/tutorials/upgradableContract';

export const PRINTED: readonly Printed[] = [
  {page: 'core/core-developer-quickstart', spends: 'node --env-file=.env send.mjs', cfx: 5, unfunded: 'out of balance', ...CORE, again: KEY_EXISTS},
  {page: 'core/build/quickstart-for-eth-devs', spends: 'node --env-file=.env espace.mjs', cfx: 5, ...VIEM, again: KEY_EXISTS},
  {page: 'core/tutorials/js-conflux-sdk', spends: 'node --env-file=.env send.mjs', cfx: 5, unfunded: 'out of balance', ...CORE, again: KEY_EXISTS},
  {
    page: 'core/tutorials/hardhat-conflux-plugin',
    spends: 'npx hardhat run scripts/deploy.js',
    cfx: 5,
    unfunded: 'NotEnoughCash',
    ...CORE,
    packages: {hardhat: '2.29.1', 'hardhat-conflux': '0.1.1'},
    again: ['npx hardhat run scripts/play.js', 'Your record: 10'],
  },
  {page: 'core/tutorials/crc20-cross-space', spends: 'node --env-file=.env deploy.mjs', cfx: 5, unfunded: 'NotEnoughCash', ...CORE, again: KEY_EXISTS},
  {page: 'core/tutorials/nft-tutorials/crc721', spends: 'node --env-file=.env deploy.mjs', cfx: 5, unfunded: 'NotEnoughCash', ...CORE, again: ['node --env-file=.env mint.mjs', 'Lantern 3']},
  {page: 'core/tutorials/nft-tutorials/crc1155', spends: 'node --env-file=.env deploy.mjs', cfx: 6, unfunded: 'NotEnoughCash', ...CORE, again: ['node --env-file=.env mint.mjs', 'Minted: 0 bytes locked']},
  {page: 'core/tutorials/how-to-sponsor-contract', spends: 'node --env-file=.env sponsor.mjs', cfx: 5, unfunded: 'NotEnoughCash', ...CORE, again: ['node --env-file=.env sponsor.mjs', 'After clearing: 0 CFX']},
  {
    page: 'core/tutorials/nft-tutorials/whitelists',
    spends: 'node --env-file=.env deploy.mjs',
    cfx: 4,
    unfunded: 'NotEnoughCash',
    ...CORE,
    servers: {'node serve.mjs': 'The mint page is at'},
    ports: ['8080'],
    // A browser is only loaded where the page is followed.
    visit: async (place) => (await import('./mintPage')).mintInBrowser(place),
    packages: {'@openzeppelin/merkle-tree': '1.0.8'},
    again: ['node --env-file=.env mint.mjs', 'limit reached'],
  },
  {page: `${TRANSACTIONS}/encoding-signning`, spends: 'node --env-file=.env encode.mjs', unfunded: 'out of balance', ...CORE, again: KEY_EXISTS, retry: 'RangeError: signature length is invalid'},
  {page: `${TRANSACTIONS}/send-tx-error`, spends: 'node --env-file=.env refusals.mjs', unfunded: 'out of balance', ...CORE, again: KEY_EXISTS},
  {page: `${TRANSACTIONS}/why-transaction-is-pending`, after: `${TRANSACTIONS}/send-tx-error`, spends: 'node --env-file=.env why-pending.mjs', unfunded: 'out of balance', ...CORE, again: ['node --env-file=.env why-pending.mjs', 'before: nothing waits']},
  {page: 'espace/DeveloperQuickstart', spends: 'node --env-file=.env deploy.mjs', unfunded: 'ask the faucet', unreachable: 'HTTP request failed', again: ['node key.mjs', '.env exists already']},
  {page: `${UPGRADES}/upgrade`, spends: 'npx tsx first.ts', ...ETHERS, again: ['npx tsx rehearse.ts', 'TallyV1   total 5'], failing: ['node layout.mjs TallyV1.sol TallyBad.sol']},
  {page: `${UPGRADES}/transparent-proxy`, after: `${UPGRADES}/upgrade`, spends: 'npx tsx transparent-deploy.ts', ...ETHERS, again: ['npx tsx transparent-upgrade.ts', '{{fact:error.InvalidInitialization}}']},
  {page: `${UPGRADES}/uups`, after: `${UPGRADES}/upgrade`, spends: 'npx tsx uups-deploy.ts', ...ETHERS, again: ['npx tsx uups-upgrade.ts', '{{fact:error.InvalidInitialization}}']},
  {
    page: 'espace/tutorials/readLogs/indexer',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    again: ['npx tsx indexer.ts --once', 'continuing at block'],
    elsewhere: {'continuing at block 45': 'no one can make a public network reorganize; tests/node/indexer.test.ts does it', 'continuing at block 63': 'the same'},
  },
  {page: 'espace/tutorials/sdks/ethersjs', spends: 'npx tsx send.ts', ...ETHERS, again: ['npx tsx events.ts', 'live  Heard at once']},
  {page: 'espace/tutorials/sdks/web3js', spends: 'npx tsx send.ts', unfunded: 'SenderDoesNotExist', unreachable: 'ECONNREFUSED', again: ['npx tsx events.ts', 'wrote: Hello, eSpace']},
  {page: 'espace/build/cross-space-bridge', spends: 'node --env-file=.env transfer.mjs', cfx: 10, unfunded: 'NotEnoughCash', ...CORE, again: KEY_EXISTS},
  {page: 'espace/build/infrastructure/gnosis-safe-wallet', spends: 'npx tsx create.ts', cfx: 6, ...VIEM, again: ['npx tsx pay.ts', 'GS026']},
  {page: 'espace/tutorials/digitalSignature/EIP712', spends: 'npx tsx deploy.ts', ...VIEM, again: ['npx tsx redeem.ts', 'AlreadyUsed']},
  {page: 'espace/tutorials/digitalSignature/ECDSA', spends: 'npx tsx join.ts', ...ETHERS, again: ['npx tsx join.ts', 'member: true']},
  {
    page: 'espace/tutorials/oracle/conflux-oracle',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    again: ['npx tsx lend.ts', 'StalePrice'],
    elsewhere: {'npx tsx deploy.ts {{fact:contract.confluxPriceOracleEspace.testnet}}': 'the public oracle is on the public network'},
  },
  {
    page: 'espace/tutorials/x402',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    servers: {'npx tsx facilitator.ts': 'the facilitator listens', 'npx tsx shop.ts': 'the shop listens'},
    ports: ['4021', '4022'],
    again: ['npx tsx buy.ts', 'with payment: 200'],
  },
];

/** Packages that the project of a tutorial brings along in place of the repository's, by the name of its folder. */
export const packagesOf = (folder: string): Readonly<Record<string, string>> => PRINTED.find(({page, packages}) => packages && page.split('/').at(-1)!.startsWith(folder))?.packages ?? {};
