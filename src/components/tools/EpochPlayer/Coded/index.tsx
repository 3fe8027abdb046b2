import type {ReactNode} from 'react';

/** Fields of the RPC that the sentences of the player mention. */
const FIELDS = /(outcomeStatus|deferredStateRoot)/;

/** A sentence with its field names set as code. Because the split pattern has one group, names have the odd indexes. */
export default function Coded({text}: {readonly text: string}): ReactNode {
  return text.split(FIELDS).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
