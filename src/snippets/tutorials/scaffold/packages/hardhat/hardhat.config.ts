import type {HardhatUserConfig} from 'hardhat/config';

declare const deployerPrivateKey: string;

/** Parts of the template's configuration that the pages change. */
export default {
  // #region compiler
  solidity: {
    version: '0.8.37',
    settings: {evmVersion: 'cancun', optimizer: {enabled: true, runs: 200}},
  },
  // #endregion compiler
  networks: {
    // #region networks
    confluxESpaceTestnet: {
      url: 'https://evmtestnet.confluxrpc.com',
      accounts: [deployerPrivateKey],
    },
    confluxESpace: {
      url: 'https://evm.confluxrpc.com',
      accounts: [deployerPrivateKey],
    },
    // #endregion networks
  },
} satisfies HardhatUserConfig;
