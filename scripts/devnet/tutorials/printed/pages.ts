import {installThirdweb, thirdwebFolder} from '../toolchain';
import type {Printed} from './page';

const VIEM = {
  unfunded: 'The total cost (gas * gas fee + value) of executing this transaction exceeds the balance of the account',
  unreachable: 'HTTP request failed',
};
const ETHERS = {unfunded: 'INSUFFICIENT_FUNDS', unreachable: 'ECONNREFUSED'};
const CORE = {unreachable: 'connect ECONNREFUSED'};
const TRANSACTIONS = 'core/core-space-basics/transactions';
const KEY_EXISTS = ['node account.mjs', 'EEXIST: file already exists'] as const;
const UPGRADES = 'espace/tutorials/upgradableContract';
/** A script for the name of its contracts. */
const DEPLOY = (name: string) =>
  `forge script src/${name}.s.sol:${name}Deploy --rpc-url espace_testnet --broadcast --skip-simulation --slow`;
const FOUNDRY = {
  unfunded: 'insufficient funds for gas * price + value',
  unfundedElsewhere: 'forge tries for ten seconds; tests/node/upgradeFoundry.test.ts waits for it',
  unreachable: 'error sending request for url',
};

export const PRINTED: readonly Printed[] = [
  {
    page: 'core/core-developer-quickstart',
    spends: 'node --env-file=.env send.mjs',
    cfx: 5,
    unfunded: 'out of balance',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: 'core/build/quickstart-for-eth-devs',
    spends: 'node --env-file=.env espace.mjs',
    cfx: 5,
    ...VIEM,
    again: KEY_EXISTS,
  },
  {
    page: 'core/tutorials/js-conflux-sdk',
    spends: 'node --env-file=.env send.mjs',
    cfx: 5,
    unfunded: 'out of balance',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: 'core/tutorials/hardhat-conflux-plugin',
    spends: 'npx hardhat run scripts/deploy.js',
    cfx: 5,
    unfunded: 'NotEnoughCash',
    ...CORE,
    packages: {hardhat: '2.29.1', 'hardhat-conflux': '0.1.1'},
    again: ['npx hardhat run scripts/play.js', 'Your record: 10'],
  },
  {
    page: 'core/tutorials/crc20-cross-space',
    spends: 'node --env-file=.env deploy.mjs',
    cfx: 5,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: 'core/tutorials/nft-tutorials/crc721',
    spends: 'node --env-file=.env deploy.mjs',
    cfx: 5,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: ['node --env-file=.env mint.mjs', 'Lantern 3'],
  },
  {
    page: 'core/tutorials/nft-tutorials/crc1155',
    spends: 'node --env-file=.env deploy.mjs',
    cfx: 6,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: ['node --env-file=.env mint.mjs', 'Minted: 0 bytes locked'],
  },
  {
    page: 'core/tutorials/how-to-sponsor-contract',
    spends: 'node --env-file=.env sponsor.mjs',
    cfx: 5,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: ['node --env-file=.env sponsor.mjs', 'After clearing: 0 CFX'],
  },
  {
    page: 'core/tutorials/nft-tutorials/whitelists',
    spends: 'node --env-file=.env deploy.mjs',
    cfx: 4,
    unfunded: 'NotEnoughCash',
    ...CORE,
    servers: {'node serve.mjs': 'The mint page is at'},
    ports: ['8080'],
    // The browser is loaded only if the page is followed.
    visit: async (place) => (await import('./mintPage')).mintInBrowser(place),
    packages: {'@openzeppelin/merkle-tree': '1.0.8'},
    again: ['node --env-file=.env mint.mjs', 'limit reached'],
  },
  {
    page: `${TRANSACTIONS}/encoding-signning`,
    spends: 'node --env-file=.env encode.mjs',
    unfunded: 'out of balance',
    ...CORE,
    again: KEY_EXISTS,
    retry: 'RangeError: signature length is invalid',
  },
  {
    page: `${TRANSACTIONS}/send-tx-error`,
    spends: 'node --env-file=.env refusals.mjs',
    unfunded: 'out of balance',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: `${TRANSACTIONS}/why-transaction-is-pending`,
    after: `${TRANSACTIONS}/send-tx-error`,
    spends: 'node --env-file=.env why-pending.mjs',
    unfunded: 'out of balance',
    ...CORE,
    again: ['node --env-file=.env why-pending.mjs', 'before: nothing waits'],
  },
  {
    page: 'espace/DeveloperQuickstart',
    spends: 'node --env-file=.env deploy.mjs',
    unfunded: 'ask the faucet',
    unreachable: 'HTTP request failed',
    again: ['node key.mjs', '.env exists already'],
  },
  {
    page: `${UPGRADES}/upgrade`,
    spends: 'npx tsx first.ts',
    ...ETHERS,
    again: ['npx tsx rehearse.ts', 'TallyV1   total 5'],
    failing: ['node layout.mjs TallyV1.sol TallyBad.sol'],
  },
  {
    page: `${UPGRADES}/transparent-proxy`,
    after: `${UPGRADES}/upgrade`,
    spends: 'npx tsx transparent-deploy.ts',
    ...ETHERS,
    again: ['npx tsx transparent-upgrade.ts', '{{fact:error.InvalidInitialization}}'],
  },
  {
    page: `${UPGRADES}/uups`,
    after: `${UPGRADES}/upgrade`,
    spends: 'npx tsx uups-deploy.ts',
    ...ETHERS,
    again: ['npx tsx uups-upgrade.ts', '{{fact:error.InvalidInitialization}}'],
  },
  {
    page: 'espace/tutorials/readLogs/indexer',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    again: ['npx tsx indexer.ts --once', 'continuing at block'],
    elsewhere: {
      'continuing at block 45': 'no one can make a public network reorganize; tests/node/indexer.test.ts does it',
      'continuing at block 63': 'the same',
    },
  },
  {
    page: `${UPGRADES}/upgrade-foundry`,
    failing: ['forge test --match-test test_initializersAreLocked'],
    again: ['forge test --match-contract TransparentTest', 'Suite result: ok. 5 passed'],
  },
  {
    page: `${UPGRADES}/transparent-proxy-foundry`,
    after: `${UPGRADES}/upgrade-foundry`,
    spends: DEPLOY('Transparent'),
    ...FOUNDRY,
    failing: [
      "cast call $ADMIN 'upgradeAndCall(address,address,bytes)' $PROXY $CODE 0x --from $STRANGER",
      "cast call $PROXY 'add(uint256)' 1 --from $ADMIN",
      "cast call $PROXY 'initialize(address)' $STRANGER",
      "cast call $CODE 'initialize(address)' $STRANGER",
    ],
    again: ["cast call $PROXY 'limit()(uint256)'", '100'],
  },
  {
    page: `${UPGRADES}/uups-foundry`,
    after: `${UPGRADES}/upgrade-foundry`,
    otherPages: [`${UPGRADES}/transparent-proxy-foundry#need`],
    spends: DEPLOY('Uups'),
    ...FOUNDRY,
    failing: [
      "cast call $PROXY 'upgradeToAndCall(address,bytes)' $CODE 0x --from $STRANGER",
      "cast call $CODE 'upgradeToAndCall(address,bytes)' $CODE 0x",
      "cast call $PROXY 'initialize(address)' $STRANGER",
    ],
    again: ["cast call $PROXY 'limit()(uint256)'", '100'],
  },
  {
    page: 'espace/tutorials/graph/create-subgraphs',
    files: ['espace/tutorials/readLogs/indexer#need', 'espace/tutorials/readLogs/indexer#events'],
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    graphNode: ['http://127.0.0.1:8020', 'http://127.0.0.1:5001'],
    again: ['npx tsx networks.ts', '"conflux-espace-testnet": {'],
    elsewhere: {'{\n  "authors"': 'only a Graph Node runs the mapping; tests/node/subgraph.test.ts stands in for it'},
  },
  {
    page: 'espace/tutorials/deployContract/hardhatAndFoundry',
    hardhat: true,
    spends: 'npx hardhat run scripts/deploy.ts --network espaceTestnet',
    unfunded: 'insufficient funds',
    unreachable: 'Cannot connect to the network',
    failing: [
      'npx cast send $TALLY "vote(bool)" false --rpc-url espace_testnet --private-key $PRIVATE_KEY',
      'npx forge script scripts/Deploy.s.sol --rpc-url espace_testnet --private-key $PRIVATE_KEY --broadcast',
    ],
    again: ['npx forge build', 'No files changed, compilation skipped'],
    elsewhere: {
      'npx cast wallet import deployer --interactive': 'asks for a key at a terminal',
      'npm install --global npm@latest': 'repairs what an older npm left out',
    },
  },
  {
    page: 'espace/tutorials/VerifyContracts',
    after: 'espace/tutorials/deployContract/hardhatAndFoundry',
    hardhat: true,
    explorer: '{{fact:network.espace-testnet.explorerVerifyApi}}',
    again: [
      'curl -s -G {{fact:network.espace-testnet.explorerVerifyApi}} -d module=contract -d action=getabi -d address=$TALLY',
      '"status":"1"',
    ],
    elsewhere: {
      '[\n  {\n    "method"':
        'requests that the tools print nowhere; tests/node/contractTools.test.ts compares them, and compiles what they contain',
    },
  },
  {
    page: 'espace/tutorials/cookbook',
    after: 'espace/tutorials/deployContract/hardhatAndFoundry',
    hardhat: true,
    failing: ['npx cast call $POINTS "award(address,uint256)" $POINTS 1 --from $POINTS --rpc-url espace_testnet'],
    again: [
      'npx cast call $POINTS "award(address,uint256)" $POINTS 1 --from $POINTS --rpc-url espace_testnet',
      '{{fact:error.OwnableUnauthorizedAccount}}',
    ],
  },
  {
    page: 'espace/tutorials/deployContract/thirdweb',
    after: 'espace/tutorials/deployContract/hardhatAndFoundry',
    hardhat: true,
    unpack: () => installThirdweb().then(() => thirdwebFolder()),
    spends: 'node deploy.ts',
    unfunded: 'insufficient funds for transfer',
    unreachable: 'ECONNREFUSED',
    again: ['node deploy.ts', 'A second vote: AlreadyVoted'],
    elsewhere: {
      'npx thirdweb build': 'starts a package of 700 MB that it downloads',
      'npx thirdweb deploy -k $THIRDWEB_SECRET_KEY':
        'uploads the contract with an account at thirdweb; tests/node/thirdweb.test.ts reads its message without one',
    },
  },
  {
    page: 'espace/tutorials/sdks/ethersjs',
    spends: 'npx tsx send.ts',
    ...ETHERS,
    again: ['npx tsx events.ts', 'live  Heard at once'],
  },
  {
    page: 'espace/tutorials/sdks/web3js',
    spends: 'npx tsx send.ts',
    unfunded: 'SenderDoesNotExist',
    unreachable: 'ECONNREFUSED',
    again: ['npx tsx events.ts', 'wrote: Hello, eSpace'],
  },
  {
    page: 'espace/build/cross-space-bridge',
    spends: 'node --env-file=.env transfer.mjs',
    cfx: 10,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: 'general/tutorials/transferring-funds/transfer-funds-across-spaces',
    spends: 'node --env-file=.env to-espace.mjs 5',
    cfx: 10,
    unfunded: 'NotEnoughCash',
    ...CORE,
    again: KEY_EXISTS,
  },
  {
    page: 'espace/build/infrastructure/gnosis-safe-wallet',
    spends: 'npx tsx create.ts',
    cfx: 6,
    ...VIEM,
    again: ['npx tsx pay.ts', 'GS026'],
  },
  {
    page: 'espace/tutorials/digitalSignature/EIP712',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    again: ['npx tsx redeem.ts', 'AlreadyUsed'],
  },
  {
    page: 'espace/tutorials/digitalSignature/ECDSA',
    spends: 'npx tsx join.ts',
    ...ETHERS,
    again: ['npx tsx join.ts', 'member: true'],
  },
  {
    page: 'espace/tutorials/oracle/conflux-oracle',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    again: ['npx tsx lend.ts', 'StalePrice'],
    elsewhere: {
      'npx tsx deploy.ts {{fact:contract.confluxPriceOracleEspace.testnet}}':
        'the public oracle is on the public network',
    },
  },
  {
    page: 'espace/tutorials/oracle/Pyth/priceFeed',
    part: 'shop',
    spends: 'npx tsx deploy.ts',
    ...VIEM,
    failing: ["grep -rnE --include='*.sol' --exclude-dir=node_modules 'updatePriceFeeds|getUpdateFee|Ema' ."],
    again: ['npx tsx deploy.ts', 'TicketShop is at'],
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

/** Packages that the project of a tutorial uses instead of the repository's, by the name of its folder. */
export const packagesOf = (folder: string): Readonly<Record<string, string>> =>
  PRINTED.find(({page, packages}) => packages && page.split('/').at(-1)!.startsWith(folder))?.packages ?? {};
