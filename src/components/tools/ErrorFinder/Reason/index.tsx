import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {panicText} from '../messages';
import type {Revert} from '../revert';

/** The meaning of the revert data in the pasted text. */
export default function Reason({revert}: {readonly revert: Revert}): ReactNode {
  if (revert.kind === 'reason') {
    return (
      <p>
        <Translate id="errorFinder.reason">Revert reason:</Translate> <q>{revert.text}</q>
      </p>
    );
  }
  if (revert.kind === 'panic') {
    return (
      <p>
        <code>{`Panic(${revert.code})`}</code> – {panicText(revert.code)}
      </p>
    );
  }
  return (
    <p>
      <Translate id="errorFinder.custom" values={{selector: <code>{revert.selector}</code>}}>
        {'A custom error with the selector {selector}. Look up its name in the contract’s ABI.'}
      </Translate>
    </p>
  );
}
