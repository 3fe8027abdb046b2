const assert = require('node:assert/strict');
const {conflux} = require('hardhat');

describe('Scores', () => {
  let me;
  let scores;

  before(async () => {
    [{address: me}] = await conflux.getSigners();
    const factory = await conflux.getContractFactory('Scores');
    const {contractCreated} = await factory
      .constructor()
      .sendTransaction({from: me})
      .executed();
    scores = await conflux.getContractAt('Scores', contractCreated);
  });

  it('locks collateral for the first record only', async () => {
    const first = await scores
      .submit(5)
      .sendTransaction({from: me})
      .executed();
    assert.equal(Number(first.storageCollateralized), 64);
    const second = await scores
      .submit(6)
      .sendTransaction({from: me})
      .executed();
    assert.equal(Number(second.storageCollateralized), 0);
  });

  it('rejects a lower score', async () => {
    await assert.rejects(
      scores.submit(1).estimateGasAndCollateral({from: me}),
      /not a record/,
    );
  });
});
