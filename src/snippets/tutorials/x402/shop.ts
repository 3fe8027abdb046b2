import {readFileSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import {
  x402HTTPResourceServer,
  type HTTPRequestContext,
} from '@x402/core/http';
import {HTTPFacilitatorClient, x402ResourceServer} from '@x402/core/server';
import {ExactEvmScheme} from '@x402/evm/exact/server';
import {FACILITATOR_URL, NETWORK, seller, SHOP_URL} from './parties.js';

const {token} = JSON.parse(readFileSync('deployed.json', 'utf8'));
// Amounts are in the smallest unit of the token.
// Name and version are those of its EIP-712 domain.
const price = {
  asset: token,
  amount: '10000',
  extra: {name: 'Test Dollar', version: '1'},
};
const server = new x402ResourceServer(
  new HTTPFacilitatorClient({url: FACILITATOR_URL}),
).register(NETWORK, new ExactEvmScheme());
const shop = new x402HTTPResourceServer(server, {
  'GET /forecast': {
    accepts: {
      scheme: 'exact',
      network: NETWORK,
      payTo: seller,
      price,
      maxTimeoutSeconds: 300,
    },
    description: 'The weather of tomorrow',
  },
});
await shop.initialize();

/**
 * Adapts a request to the package, which supports any framework.
 */
function contextOf(request: IncomingMessage): HTTPRequestContext {
  const [path = '/', method = 'GET'] = [request.url, request.method];
  const header = (name: string) =>
    request.headers[name.toLowerCase()]?.toString();
  const adapter = {
    getHeader: header,
    getMethod: () => method,
    getPath: () => path,
    getUrl: () => `${SHOP_URL}${path}`,
    getAcceptHeader: () => header('accept') ?? '',
    getUserAgent: () => header('user-agent') ?? '',
  };
  return {adapter, path, method, paymentHeader: header('payment-signature')};
}

const send = (
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: unknown,
) =>
  response
    .setHeader('content-type', 'application/json')
    .writeHead(status, headers)
    .end(JSON.stringify(body));

createServer(async (request, response) => {
  const found = await shop.processHTTPRequest(contextOf(request));
  if (found.type === 'no-payment-required')
    return send(response, 404, {}, {error: 'there is only /forecast'});
  if (found.type === 'payment-error')
    return send(
      response,
      found.response.status,
      found.response.headers,
      found.response.body,
    );
  // The payment is signed and covered. Settle it before
  // you hand over what the buyer paid for.
  const settled = await shop.processSettlement(
    found.paymentPayload,
    found.paymentRequirements,
  );
  return settled.success
    ? send(response, 200, settled.headers, {forecast: 'sun, and some clouds'})
    : send(response, 402, settled.headers, {error: settled.errorReason});
}).listen(Number(new URL(SHOP_URL).port), '127.0.0.1', () =>
  console.log('the shop listens'),
);
