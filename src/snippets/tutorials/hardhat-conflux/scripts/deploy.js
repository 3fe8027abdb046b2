const {writeFileSync} = require('node:fs');
const {conflux, ConfluxSDK} = require('hardhat');

async function main() {
  const [me] = await conflux.getSigners();
  const factory = await conflux.getContractFactory('Scores');
  const receipt = await factory
    .constructor()
    .sendTransaction({from: me.address})
    .executed();
  const address = ConfluxSDK.address.simplifyCfxAddress(
    receipt.contractCreated,
  );
  writeFileSync('deployed.json', JSON.stringify({address}));
  console.log(`Deployed at ${address}`);
  console.log(`Collateral for ${receipt.storageCollateralized} bytes`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
