import type {ReactNode} from 'react';

/** Fields of the RPC that the sentences of the player mention. */
const FIELDS = /(outcomeStatus|deferredStateRoot)/;

/** A sentence with its field names set as code. Splitting at one group puts the names at the odd places. */
export default function Coded({text}: {readonly text: string}): ReactNode {
  return text.split(FIELDS).map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}
