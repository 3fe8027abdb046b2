import {translate} from '@docusaurus/Translate';
import i18n from '@generated/i18n';
import {groupDigits} from '../../../client/quantity';
import type {Unreachable} from '../../../client/reach';
import type {RpcOutcome} from '../../../client/request';

/** A node can send a message of any length. */
const MAX_MESSAGE = 1_000;
export const cut = (text: string) => (text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text);

/** Amounts as the outcome texts show them. */
const seconds = (ms: number) => String(ms / 1000);
const megabytes = (bytes: number) => String(Math.round(bytes / 1024 / 1024));

/** The page may not send requests to an address. */
export function policyText(): string {
  return translate({
    id: 'rpc.outcome.policy',
    message:
      'The security policy of this page blocks requests to this address, so nothing was sent. Use an https address or, if the node runs on this computer, http://localhost. The code samples below can call any address.',
  });
}

/** Why no response could be read, and what the reader can do about it. */
function networkText(cause: Unreachable): string {
  switch (cause) {
    case 'policy':
      return policyText();
    case 'offline':
      return translate({
        id: 'rpc.outcome.offline',
        message: 'Your browser is offline. Connect to the network and run the call again.',
      });
    case 'cors':
      return translate({
        id: 'rpc.outcome.cors',
        message:
          'The server is reachable, but it doesn’t allow calls from this page (CORS). Choose another endpoint, or use a code sample below, which doesn’t need a browser. If it is your own node, allow the address of this page.',
      });
    case 'interrupted':
      return translate({
        id: 'rpc.outcome.interrupted',
        message: 'The connection was lost before the response was complete. Run the call again.',
      });
    case 'host':
      return translate({
        id: 'rpc.outcome.unreachable',
        message:
          'The host can’t be reached. Check the address and, if it is your own node, make sure that it is running. You can also choose another endpoint.',
      });
  }
}

/** One sentence: what happened and what the reader can do about it. */
export function outcomeText(outcome: RpcOutcome): string {
  switch (outcome.kind) {
    case 'result':
      return translate(
        {id: 'rpc.outcome.result', message: 'Response in {ms} ms, {bytes} bytes.'},
        {
          ms: groupDigits(BigInt(outcome.ms), i18n.currentLocale),
          bytes: groupDigits(BigInt(outcome.bytes), i18n.currentLocale),
        },
      );
    case 'rpcError':
      return translate(
        {id: 'rpc.outcome.rpcError', message: 'The node returned error {code}: {message}'},
        {code: String(outcome.code), message: cut(outcome.message)},
      );
    case 'http':
      return translate(
        {
          id: 'rpc.outcome.http',
          message:
            'The endpoint returned HTTP status {status} instead of a JSON-RPC response. Try again later, or choose another endpoint.',
        },
        {status: String(outcome.status)},
      );
    case 'notJson':
      return translate({
        id: 'rpc.outcome.notJson',
        message: 'The response isn’t JSON. Check that the address is a JSON-RPC endpoint.',
      });
    case 'notRpc':
      return translate({
        id: 'rpc.outcome.notRpc',
        message: 'The response is JSON, but not a JSON-RPC response. Check the address.',
      });
    case 'tooLarge':
      return translate(
        {
          id: 'rpc.outcome.tooLarge',
          message: 'The response exceeds {limit} MB and was discarded. Narrow the call, or use a code sample below.',
        },
        {limit: megabytes(outcome.limit)},
      );
    case 'network':
      return networkText(outcome.cause);
    case 'timeout':
      return translate(
        {id: 'rpc.outcome.timeout', message: 'No response within {limit} s.'},
        {limit: seconds(outcome.limit)},
      );
    case 'cancelled':
      return translate({id: 'rpc.outcome.cancelled', message: 'Cancelled.'});
  }
}
