import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import hardhatVerify from '@nomicfoundation/hardhat-verify';
import hardhatViem from '@nomicfoundation/hardhat-viem';
import {configVariable, defineConfig} from 'hardhat/config';

if (existsSync('.env')) process.loadEnvFile();

const compiler = {
  version: '0.8.37',
  // The compiler is a package like the others,
  // so nothing is downloaded while you build.
  path: fileURLToPath(import.meta.resolve('solc/soljson.js')),
  settings: {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}},
};

export default defineConfig({
  plugins: [hardhatViem, hardhatVerify],
  // Verification builds with "production". Where that profile
  // is missing, it has other settings, and other code.
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
  // Hardhat wants a key that is not empty.
  // ConfluxScan takes the place of Etherscan.
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
