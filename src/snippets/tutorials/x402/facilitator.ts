import {createServer} from 'node:http';
import {json} from 'node:stream/consumers';
import {x402Facilitator} from '@x402/core/facilitator';
import {toFacilitatorEvmSigner} from '@x402/evm';
import {registerExactEvmScheme} from '@x402/evm/exact/facilitator';
import {facilitator as client, FACILITATOR_URL, NETWORK} from './parties.js';

const facilitator = new x402Facilitator();
const signer = toFacilitatorEvmSigner({
  ...client,
  address: client.account.address,
} as unknown as Parameters<typeof toFacilitatorEvmSigner>[0]);
registerExactEvmScheme(facilitator, {signer, networks: NETWORK});

type Verify = Parameters<typeof facilitator.verify>;
const answers: Record<
  string,
  (payload: Verify[0], requirements: Verify[1]) => Promise<unknown>
> = {
  'GET /supported': async () => facilitator.getSupported(),
  'POST /verify': (payload, requirements) =>
    facilitator.verify(payload, requirements),
  'POST /settle': (payload, requirements) =>
    facilitator.settle(payload, requirements),
};

createServer(async (request, response) => {
  const answer = answers[`${request.method} ${request.url}`];
  const body = (request.method === 'POST' ? await json(request) : {}) as {
    paymentPayload: Verify[0];
    paymentRequirements: Verify[1];
  };
  const content = await answer?.(
    body.paymentPayload,
    body.paymentRequirements,
  ).catch((error: Error) => ({error: error.message}));
  console.log(`${request.method} ${request.url}`);
  response
    .writeHead(content ? 200 : 404, {'content-type': 'application/json'})
    .end(JSON.stringify(content ?? {}));
}).listen(Number(new URL(FACILITATOR_URL).port), '127.0.0.1', () =>
  console.log('the facilitator listens'),
);
