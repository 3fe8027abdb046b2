import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {bridgeText, exchangeText, nextText} from './messages/answers';
import {kindText, networkText, spaceText} from './messages/kind';
import type {Recipient} from './read';
import {verdictOf} from './verdict';

/** The rows below the field. Without an address, they are empty but keep their places. */
export function resultsOf(recipient: Recipient): Result[] {
  const verdict = recipient.ok ? verdictOf(recipient) : undefined;
  return [
    {
      label: translate({id: 'addressCheck.space', message: 'Space', description: 'Address check: label of a result'}),
      text: recipient.ok && spaceText(recipient),
      isMain: true,
    },
    {
      label: translate({
        id: 'addressCheck.network',
        message: 'Network',
        description: 'Address check: label of a result',
      }),
      text: recipient.ok && networkText(recipient),
    },
    {
      label: translate({
        id: 'addressCheck.kind',
        message: 'What it is',
        description: 'Address check: label of a result',
      }),
      text: recipient.ok && kindText(recipient),
    },
    {
      label: translate({
        id: 'addressCheck.exchange',
        message: 'Can an exchange send to it?',
        description: 'Address check: label of a result',
      }),
      text: verdict && exchangeText(verdict),
    },
    {
      label: translate({
        id: 'addressCheck.bridge',
        message: 'Can a bridge send to it?',
        description: 'Address check: label of a result',
      }),
      text: verdict && bridgeText(verdict),
    },
    {
      label: translate({
        id: 'addressCheck.next',
        message: 'What to do',
        description: 'Address check: label of a result',
      }),
      text: verdict && nextText(verdict),
    },
  ];
}
