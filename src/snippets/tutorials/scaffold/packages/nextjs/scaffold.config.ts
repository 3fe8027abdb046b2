import * as chains from 'viem/chains';

/** Lines of the template's configuration that the pages change. */
export default {
  // #region networks
  targetNetworks: [chains.confluxESpaceTestnet],
  pollingInterval: 3000,
  // #endregion networks
};
