import type {Result} from '@site/src/components/parts/Calculator/Results';
import {noteText} from '@site/src/components/tools/AddressCheck/messages/note';
import {problemText} from '@site/src/components/tools/AddressCheck/messages/problem';
import {readRecipient} from '@site/src/components/tools/AddressCheck/read';
import {resultsOf as recipientRows} from '@site/src/components/tools/AddressCheck/results';
import {readAddress} from '@site/src/components/tools/MappedAddressCalculator/read';
import {noteText as coreNote} from '@site/src/components/tools/MappedAddressCalculator/messages';
import {resultsOf as coreRows} from '@site/src/components/tools/MappedAddressCalculator/results';
import {internalContracts} from '@site/src/facts/contracts';
import type {Locale} from '@site/src/languages';
import {inLanguage} from '../translate';

/** A row as a line. Some labels are questions. */
function line({label, text, code}: Result): string[] {
  const value = code ?? text;
  const name = String(label);
  return value ? [`- ${name}${/[?？]$/.test(name) ? '' : ':'} ${String(value)}`] : [];
}

/** All forms of a Core Space address with its mapped address, and what funds sent to an address meet. */
export function convertAddress({address, language}: {address: string; language: Locale}): string {
  return inLanguage(language, () => {
    const recipient = readRecipient(address, internalContracts);
    if (!recipient.ok) throw new Error(problemText(recipient.problem));
    const core = readAddress(address);
    return [
      ...(core.ok ? [...coreRows(core).flatMap(line), coreNote(core), ''] : []),
      ...recipientRows(recipient).flatMap(line),
      noteText(recipient),
    ]
      .filter((one) => one !== undefined)
      .join('\n');
  });
}
