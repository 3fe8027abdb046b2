import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import SequenceDiagram, {type Actor, type Step} from '@site/src/components/parts/SequenceDiagram';

const actors: Actor[] = [
  {
    id: 'buyer',
    name: (
      <Translate id="diagram.x402.buyer" description="Diagram X402Flow: who pays">
        Buyer
      </Translate>
    ),
    detail: (
      <Translate id="diagram.x402.buyer.detail" description="Diagram X402Flow: what the buyer owns">
        tokens, no CFX
      </Translate>
    ),
  },
  {
    id: 'shop',
    name: (
      <Translate id="diagram.x402.shop" description="Diagram X402Flow: who sells">
        Shop
      </Translate>
    ),
    detail: (
      <Translate id="diagram.x402.shop.detail" description="Diagram X402Flow: what the shop has">
        only an address
      </Translate>
    ),
  },
  {
    id: 'facilitator',
    name: (
      <Translate id="diagram.x402.facilitator" description="Diagram X402Flow: who submits the payment">
        Facilitator
      </Translate>
    ),
    detail: (
      <Translate id="diagram.x402.facilitator.detail" description="Diagram X402Flow: what the facilitator owns">
        CFX for gas
      </Translate>
    ),
    tone: 'espace',
  },
];

const price = (
  <Translate id="diagram.x402.price" description="Diagram X402Flow: first response of the shop">
    402 and the price
  </Translate>
);
const sign = (
  <Translate id="diagram.x402.sign" description="Diagram X402Flow: the buyer by itself">
    signs the transfer
  </Translate>
);
const retry = (
  <Translate id="diagram.x402.retry" description="Diagram X402Flow: second request of the buyer">
    same request, with the signature
  </Translate>
);
const valid = (
  <Translate id="diagram.x402.valid" description="Diagram X402Flow: the facilitator has checked the payment">
    the payment is valid
  </Translate>
);
const transfer = (
  <Translate id="diagram.x402.transfer" description="Diagram X402Flow: the facilitator by itself">
    sends the transfer to eSpace and pays for gas
  </Translate>
);
const hash = (
  <Translate id="diagram.x402.hash" description="Diagram X402Flow: the transfer is executed">
    success and transaction hash
  </Translate>
);
const delivery = (
  <Translate id="diagram.x402.delivery" description="Diagram X402Flow: last response of the shop">
    200 and the forecast
  </Translate>
);

const steps: Step[] = [
  {from: 'buyer', to: 'shop', label: <code>GET /forecast</code>},
  {from: 'shop', to: 'buyer', label: price, note: <code>payment-required</code>, reply: true},
  {from: 'buyer', to: 'buyer', label: sign},
  {from: 'buyer', to: 'shop', label: retry, note: <code>payment-signature</code>},
  {from: 'shop', to: 'facilitator', label: <code>POST /verify</code>},
  {from: 'facilitator', to: 'shop', label: valid, reply: true},
  {from: 'shop', to: 'facilitator', label: <code>POST /settle</code>},
  {from: 'facilitator', to: 'facilitator', label: transfer},
  {from: 'facilitator', to: 'shop', label: hash, reply: true},
  {from: 'shop', to: 'buyer', label: delivery, note: <code>payment-response</code>, reply: true},
];

/** How an HTTP request is paid with x402: the messages between buyer, shop and facilitator. */
export default function X402Flow(): ReactNode {
  return (
    <SequenceDiagram
      title={translate({
        id: 'diagram.x402.title',
        message: 'How x402 pays for a request',
        description: 'Diagram X402Flow: caption',
      })}
      desc={translate({
        id: 'diagram.x402.desc',
        message:
          'Three parties exchange messages in ten steps. 1: The buyer requests the forecast. 2: The shop responds with status 402 and puts the price into the payment-required header. 3: The buyer signs a token transfer. 4: The buyer repeats the request with the signature in the payment-signature header. 5 and 6: The shop calls the verify endpoint of the facilitator, which replies that the payment is valid. 7: The shop calls the settle endpoint. 8: The facilitator sends the transfer to eSpace and pays for gas. 9: It returns success and the transaction hash. 10: The shop responds with status 200, the forecast, and a payment-response header.',
        description: 'Diagram X402Flow: what it shows, in sentences',
      })}
      actors={actors}
      steps={steps}
    />
  );
}
