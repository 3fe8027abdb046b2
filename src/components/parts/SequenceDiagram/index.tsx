import type {ReactNode} from 'react';
import Diagram from '@site/src/components/parts/Diagram';
import Columns from './Columns';
import Rows from './Rows';
import {layout, NARROW, WIDE, type Actor, type Step} from './layout';

export type {Actor, Step} from './layout';

type Props = {
  /** Short name of the flow: its caption, which a screen reader announces first. */
  title: string;
  /** The whole flow in sentences, with the same facts, for readers who do not see the drawing. */
  desc: string;
  /** Two to four actors, from left to right. Put those next to each other that exchange most messages. */
  actors: readonly Actor[];
  /** The steps in order of time. They are numbered, so that a page can refer to "step 4". */
  steps: readonly Step[];
};

/**
 * Messages between actors, in chronological order. Positions are computed; texts are translated nodes.
 * A label has room for about 50 characters with three actors (35 with four), a note for half of that.
 * In a narrow column, with three actors, a name has room for about 12 characters.
 *
 * Every text comes from the caller, already translated: `X402Flow` is a complete model.
 *
 * @example
 * <SequenceDiagram
 *   title={title}
 *   desc={desc}
 *   actors={[
 *     {id: 'user', name: user, detail: noFunds},
 *     {id: 'node', name: node, tone: 'core'},
 *   ]}
 *   steps={[
 *     {from: 'user', to: 'node', label: sendsCall, note: <code>cfx_sendRawTransaction</code>},
 *     {from: 'node', to: 'node', label: checksWhitelist},
 *     {from: 'node', to: 'user', label: receipt, reply: true},
 *   ]}
 * />
 */
export default function SequenceDiagram({title, desc, actors, steps}: Props): ReactNode {
  const narrow = {height: layout(actors, steps, NARROW).height, children: <Rows actors={actors} steps={steps} />};
  return (
    <Diagram title={title} desc={desc} height={layout(actors, steps, WIDE).height} narrow={narrow}>
      <Columns actors={actors} steps={steps} />
    </Diagram>
  );
}
