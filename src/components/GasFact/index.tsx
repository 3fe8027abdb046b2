import type {ReactNode} from 'react';
import {localNumber} from '@site/src/components/Fact/localNumber';
import {gasCount, gasRow, savedPercent} from '@site/src/facts/gas';

type Props = {
  /** Name of a folder of `src/snippets/solidity/gas`. */
  topic: string;
  /** Id of a call in the topic's claim.json, or `deploy`. */
  call: string;
  /** `percent` is the share saved. */
  value: 'before' | 'after' | 'saved' | 'percent';
  /** What was counted: gas in one of the spaces, or bytes of storage collateral in Core Space. */
  of?: 'espace' | 'core' | 'collateral';
  optimizer?: boolean;
  /** Instead: how often the call ran this opcode, or `all` for every instruction. The optimizer is on. */
  opcode?: string;
};

/**
 * A measured figure inside a sentence, without its unit; the optimizer is on unless said otherwise.
 *
 * @example
 * Listing an item costs <GasFact topic="packing" call="list" value="percent" />% less gas.
 */
export default function GasFact({topic, call, value, of = 'espace', optimizer = true, opcode}: Props): ReactNode {
  const measured = opcode ? gasCount(topic, call, opcode) : gasRow(topic, call, optimizer)[of];
  return <span>{localNumber(value === 'percent' ? savedPercent(measured) : measured[value])}</span>;
}
