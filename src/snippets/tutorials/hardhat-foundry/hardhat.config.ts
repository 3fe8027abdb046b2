import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import hardhatVerify from '@nomicfoundation/hardhat-verify';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import {configVariable, defineConfig} from 'hardhat/config';

if (existsSync('.env')) process.loadEnvFile();

const compiler = {
  version: '0.8.37',
  // The compiler comes from the solc package,
  // so Hardhat doesn't download one.
  path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
  settings: {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}},
};

export default defineConfig({
  plugins: [hardhatViem, hardhatVerify],
  // Verification builds with the "production" profile. Without
  // it, the settings and the bytecode would be different.
  solidity: {profiles: {default: compiler, production: compiler}},
  networks: {
    espaceTestnet: {
      type: 'http',
      url: 'https://evmtestnet.confluxrpc.com',
      chainId: 71,
      accounts: [configVariable('PRIVATE_KEY')],
    },
  },
  // #region explorer
  // ConfluxScan takes the place of Etherscan. Hardhat
  // accepts any key that isn't empty.
  verify: {
    etherscan: {apiKey: 'none'},
    blockscout: {enabled: false},
    sourcify: {enabled: false},
  },
  chainDescriptors: {
    71: {
      name: 'Conflux eSpace test network',
      blockExplorers: {
        etherscan: {
          name: 'ConfluxScan',
          url: 'https://evmtestnet.confluxscan.org',
          apiUrl: 'https://evmapi-testnet.confluxscan.org/api/',
        },
      },
    },
  },
  // #endregion explorer
});
