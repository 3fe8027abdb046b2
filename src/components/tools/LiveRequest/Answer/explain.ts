import {translate} from '@docusaurus/Translate';
import {TIMEOUT_MS, type Outcome} from '../send';

export type Failure = Exclude<Outcome, {kind: 'ok'}>;

/** The fault in a short line, and what the reader can do about it. */
export function explain(failure: Failure): {title: string; advice: string} {
  switch (failure.kind) {
    case 'offline':
      return {
        title: translate({
          id: 'home.request.offline',
          message: 'You are offline',
          description: 'Request failed: no network',
        }),
        advice: translate({
          id: 'home.request.offline.advice',
          message: 'Connect to a network, then run it again.',
          description: 'What to do when offline',
        }),
      };
    case 'timeout':
      return {
        title: translate(
          {
            id: 'home.request.timeout',
            message: 'No response within {seconds} s',
            description: 'Request failed: too slow',
          },
          {seconds: TIMEOUT_MS / 1000},
        ),
        advice: translate({
          id: 'home.request.timeout.advice',
          message: 'The endpoint or your connection is busy. Run the request again, or use another endpoint.',
          description: 'What to do after a timeout',
        }),
      };
    case 'http':
      return {
        title: translate(
          {
            id: 'home.request.http',
            message: 'The endpoint returned HTTP {status}',
            description: 'Request failed: HTTP status',
          },
          {status: failure.status},
        ),
        advice: translate({
          id: 'home.request.http.advice',
          message: 'It might be limiting requests from your address. Wait a moment, then run the request again.',
          description: 'What to do after an HTTP error',
        }),
      };
    case 'notJson':
      return {
        title: translate({
          id: 'home.request.notJson',
          message: 'The response isn’t JSON',
          description: 'Request failed: body is not JSON',
        }),
        advice: translate({
          id: 'home.request.notJson.advice',
          message: 'A proxy or a sign-in page on your network might have responded instead.',
          description: 'Why the body may not be JSON',
        }),
      };
    case 'refused':
      return {
        title: translate(
          {
            id: 'home.request.refused',
            message: 'The node returned error {code}',
            description: 'Request failed: JSON-RPC error',
          },
          {code: failure.code},
        ),
        advice: failure.message,
      };
    case 'unexpected':
      return {
        title: translate({
          id: 'home.request.unexpected',
          message: 'The response contains no number',
          description: 'Request failed: result cannot be read',
        }),
        advice: translate({
          id: 'home.request.unexpected.advice',
          message: 'It is JSON, but the result isn’t a hexadecimal number.',
          description: 'Why the result cannot be read',
        }),
      };
    case 'cancelled':
      return {
        title: translate({
          id: 'home.request.cancelled',
          message: 'Cancelled',
          description: 'The reader cancelled the request',
        }),
        advice: translate({
          id: 'home.request.cancelled.advice',
          message: 'You can run it again at any time.',
          description: 'After cancelling',
        }),
      };
    case 'unreachable':
      return {
        title: translate({
          id: 'home.request.unreachable',
          message: 'The endpoint could not be reached',
          description: 'Request failed: no connection',
        }),
        advice: translate({
          id: 'home.request.unreachable.advice',
          message: 'A firewall, a browser extension or a DNS server might be blocking the connection.',
          description: 'Why the endpoint may not be reached',
        }),
      };
  }
}
