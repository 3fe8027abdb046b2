// Not run here: it needs a registered validator; tests/node/soloValidator.test.ts runs it with one
// #region validator
import {core, me} from './connect.mjs';

const {address, status} = await core.request({
  method: 'pos_getAccountByPowAddress',
  params: [me],
});
const {currentCommittee} = await core.request({method: 'pos_getCommittee'});
const seats =
  currentCommittee.nodes.find((node) => node.address === address)
    ?.votingPower ?? 0;
const sum = (queue) =>
  queue.reduce((total, {power}) => total + Number(power), 0);

console.log('PoS address:', address);
console.log('Votes that can be elected:', Number(status.availableVotes));
console.log('Of these, in their first lock:', sum(status.inQueue));
console.log('Seats in the committee:', Number(seats));
console.log('Votes that are unlocking:', sum(status.outQueue));
console.log('Votes unlocked so far:', Number(status.unlocked));
console.log('Force-retired:', status.forceRetired !== null);
// #endregion validator
