const {readFileSync} = require('node:fs');
const {conflux} = require('hardhat');

async function main() {
  const [me] = await conflux.getSigners();
  const {address} = JSON.parse(readFileSync('deployed.json', 'utf8'));
  const scores = await conflux.getContractAt('Scores', address);
  const best = await scores.best(me.address);
  console.log(`Your record: ${best}`);
  await scores
    .submit(best + 10n)
    .sendTransaction({from: me.address})
    .executed();
  console.log(`Your new record: ${await scores.best(me.address)}`);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
