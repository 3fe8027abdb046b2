/** `TUTORIALS=full npm run test:tutorials` also runs what takes too long for a push; a workflow does so each week. */
export const IS_FULL = process.env['TUTORIALS'] === 'full';
