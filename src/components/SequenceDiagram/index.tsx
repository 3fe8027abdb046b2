import type {ReactNode} from 'react';
import Diagram from '@site/src/components/Diagram';
import Columns from './Columns';
import Rows from './Rows';
import {layout, NARROW, WIDE, type Actor, type Step} from './layout';

export type {Actor, Step} from './layout';

type Props = {
  /** Short name of the flow: its caption, and what a screen reader says first. */
  title: string;
  /** The whole flow in sentences, with the same facts, for readers who do not see the drawing. */
  desc: string;
  /** Two to four actors, from left to right. Put those next to each other that exchange most messages. */
  actors: readonly Actor[];
  /** What happens, in the order of time. Steps are numbered, so that a page can refer to "step 4". */
  steps: readonly Step[];
};

/**
 * Who sends what to whom, in the order of time. Positions are computed; texts are translated nodes.
 * A label has room for about 50 characters with three actors (35 with four), a note for half of that.
 * In a narrow column, with three actors, a name has room for about 12 characters.
 *
 * @example
 * <SequenceDiagram
 *   title={translate({id: 'diagram.sponsor.title', message: 'A sponsored call'})}
 *   desc={translate({id: 'diagram.sponsor.desc', message: 'A user sends … The node charges …'})}
 *   actors={[
 *     {id: 'user', name: <Translate id="diagram.sponsor.user">User</Translate>, detail: <Translate id="diagram.sponsor.empty">no CFX</Translate>},
 *     {id: 'node', name: <Translate id="diagram.sponsor.node">Node</Translate>, tone: 'core'},
 *   ]}
 *   steps={[
 *     {from: 'user', to: 'node', label: <Translate id="diagram.sponsor.send">sends the call</Translate>, note: <code>cfx_sendRawTransaction</code>},
 *     {from: 'node', to: 'node', label: <Translate id="diagram.sponsor.check">checks the whitelist</Translate>},
 *     {from: 'node', to: 'user', label: <Translate id="diagram.sponsor.receipt">receipt</Translate>, reply: true},
 *   ]}
 * />
 */
export default function SequenceDiagram({title, desc, actors, steps}: Props): ReactNode {
  const narrow = {height: layout(actors, steps, NARROW).height, children: <Rows actors={actors} steps={steps} />};
  return (
    <Diagram title={title} desc={desc} width={720} height={layout(actors, steps, WIDE).height} narrow={narrow}>
      <Columns actors={actors} steps={steps} />
    </Diagram>
  );
}
