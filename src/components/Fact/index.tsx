import type {ReactNode} from 'react';
import {protocolFact} from '@site/src/facts';
import {localFact} from './localNumber';

/** Addresses and other long identifiers read better as code. */
const isIdentifier = (text: string): boolean => /^(0x|cfx:|cfxtest:)[0-9A-Za-z]{20,}$/.test(text);

type Props = {
  /** Id of a record in `src/facts/protocol.json`. */
  id: string;
};

/**
 * A protocol value with its unit, so that the number stands in one file for all languages. Addresses show as code.
 *
 * @example
 * A block holds up to <Fact id="blockGasLimit" /> gas.
 */
export default function Fact({id}: Props): ReactNode {
  const text = localFact(protocolFact(id));
  return isIdentifier(text) ? <code className="long">{text}</code> : <span>{text}</span>;
}
