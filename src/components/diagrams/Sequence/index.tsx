import type {ReactNode} from 'react';
import Diagram from '@site/src/components/parts/Diagram';
import Columns from './Columns';
import Rows from './Rows';
import {layout, NARROW, WIDE, type Actor, type Step} from './layout';

type Props = {
  /** Short name: the caption, which a screen reader announces first. Written by `src/remark/facts`, as all props. */
  title: string;
  /** The same in sentences, for readers who do not see the drawing. */
  description: string;
  actors: readonly Actor[];
  steps: readonly Step[];
};

/**
 * Messages between actors in the order of time, from a file in `src/sequences`. Positions are computed.
 *
 * @example
 * <Sequence of="x402" />
 */
export default function Sequence({title, description, actors, steps}: Props): ReactNode {
  const narrow = {height: layout(actors, steps, NARROW).height, children: <Rows actors={actors} steps={steps} />};
  return (
    <Diagram title={title} desc={description} height={layout(actors, steps, WIDE).height} narrow={narrow}>
      <Columns actors={actors} steps={steps} />
    </Diagram>
  );
}
