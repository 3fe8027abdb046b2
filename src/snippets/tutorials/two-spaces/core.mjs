// #region connect
import {Conflux, Drip} from 'js-conflux-sdk';
import {abi, bytecode} from './compile.mjs';

const conflux = new Conflux({
  url: 'https://test.confluxrpc.com',
  networkId: 1,
});
const {cfx, wallet} = conflux;
const from = wallet.addPrivateKey(process.env.PRIVATE_KEY).address;
const nonce = await cfx.getNextNonce(from);
console.log(`Core Space, next nonce ${nonce}`);
// #endregion connect

// #region deploy
const created = await conflux
  .Contract({abi, bytecode})
  .constructor()
  .sendTransaction({from})
  .executed();
const jar = conflux.Contract({abi, address: created.contractCreated});
const collateral = `collateral for ${created.storageCollateralized} bytes`;
console.log(`Deployed: outcome ${created.outcomeStatus}, ${collateral}`);
// #endregion deploy

// #region call
const tip = jar.tip('Thanks!');
const options = {from, value: Drip.fromCFX(0.1)};
const {gasUsed, storageCollateralized} =
  await tip.estimateGasAndCollateral(options);
const receipt = await tip.sendTransaction(options).executed();
console.log(
  `Tipped: estimate ${gasUsed} gas and ${storageCollateralized} bytes`,
);
// #endregion call

// #region read
const given = await jar.given(from);
const [log] = await jar
  .Tip(from, undefined, undefined)
  .getLogs({fromEpoch: receipt.epochNumber});
console.log(
  `Given: ${new Drip(given).toCFX()} CFX, with "${log.arguments.message}"`,
);
const {latestFinalized} = await cfx.getStatus();
console.log(`Final: ${latestFinalized >= receipt.epochNumber}`);
// #endregion read
