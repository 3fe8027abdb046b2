require('hardhat-conflux');
const {subtask} = require('hardhat/config');
const solc = require('solc');

process.loadEnvFile('.env');
const version = '0.8.37';

// The compiler comes from the solc package, so Hardhat doesn't download one.
subtask('compile:solidity:solc:get-build', async () => ({
  version,
  longVersion: solc.version(),
  compilerPath: require.resolve('solc/soljson.js'),
  isSolcJs: true,
}));

module.exports = {
  solidity: {
    version,
    settings: {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}},
  },
  defaultNetwork: 'coreTestnet',
  networks: {
    coreTestnet: {
      url: 'https://test.confluxrpc.com',
      chainId: 1,
      accounts: [process.env.PRIVATE_KEY],
    },
  },
};
