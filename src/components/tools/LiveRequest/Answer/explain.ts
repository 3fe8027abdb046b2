import {translate} from '@docusaurus/Translate';
import {TIMEOUT_MS, type Outcome} from '../send';

export type Failure = Exclude<Outcome, {kind: 'ok'}>;

/** The fault in a short line, and what the reader can do about it. */
export function explain(failure: Failure): {title: string; advice: string} {
  switch (failure.kind) {
    case 'offline':
      return {
        title: translate({id: 'home.request.offline', message: 'You are offline'}),
        advice: translate({id: 'home.request.offline.advice', message: 'Connect to a network, then run it again.'}),
      };
    case 'timeout':
      return {
        title: translate(
          {id: 'home.request.timeout', message: 'No response within {seconds} s'},
          {seconds: TIMEOUT_MS / 1000},
        ),
        advice: translate({
          id: 'home.request.timeout.advice',
          message: 'The endpoint or your connection is busy. Run the request again, or use another endpoint.',
        }),
      };
    case 'http':
      return {
        title: translate(
          {id: 'home.request.http', message: 'The endpoint returned HTTP {status}'},
          {status: failure.status},
        ),
        advice: translate({
          id: 'home.request.http.advice',
          message: 'It might be limiting requests from your address. Wait a moment, then run the request again.',
        }),
      };
    case 'notJson':
      return {
        title: translate({id: 'home.request.notJson', message: 'The response isn’t JSON'}),
        advice: translate({
          id: 'home.request.notJson.advice',
          message: 'A proxy or a sign-in page on your network might have responded instead.',
        }),
      };
    case 'refused':
      return {
        title: translate({id: 'home.request.refused', message: 'The node returned error {code}'}, {code: failure.code}),
        advice: failure.message,
      };
    case 'unexpected':
      return {
        title: translate({id: 'home.request.unexpected', message: 'The response contains no number'}),
        advice: translate({
          id: 'home.request.unexpected.advice',
          message: 'It is JSON, but the result isn’t a hexadecimal number.',
        }),
      };
    case 'cancelled':
      return {
        title: translate({id: 'home.request.cancelled', message: 'Cancelled'}),
        advice: translate({id: 'home.request.cancelled.advice', message: 'You can run it again at any time.'}),
      };
    case 'unreachable':
      return {
        title: translate({id: 'home.request.unreachable', message: 'The endpoint could not be reached'}),
        advice: translate({
          id: 'home.request.unreachable.advice',
          message: 'A firewall, a browser extension or a DNS server might be blocking the connection.',
        }),
      };
  }
}
