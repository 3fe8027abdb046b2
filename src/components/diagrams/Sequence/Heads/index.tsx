import type {ReactNode} from 'react';
import {Box} from '@site/src/components/parts/Diagram';
import {withCode} from '@site/src/components/parts/withCode';
import Detail from '../Detail';
import type {Actor} from '../layout';

type Props = {
  readonly actors: readonly Actor[];
  /** Middle of each actor's column. */
  readonly middles: readonly number[];
  readonly width: number;
  readonly height: number;
};

/** The boxes with the names of the actors, at the top of a drawing. */
export default function Heads({actors, middles, width, height}: Props): ReactNode {
  return actors.map(({id, name, detail, tone}, index) => (
    <Box key={id} x={middles[index]! - width / 2} y={8} width={width} height={height} tone={tone} size={13}>
      {withCode(name)}
      <Detail text={detail} />
    </Box>
  ));
}
