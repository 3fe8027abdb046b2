// Not run here: it needs a registered validator; tests/node/soloValidator.test.ts runs it with one
// #region retire
import {core, send} from './connect.mjs';

const votes = Number(process.env.VOTES);
await send(core.InternalContract('PoSRegister').retire(votes));
console.log(`Requested the release of ${votes} votes`);
// #endregion retire
