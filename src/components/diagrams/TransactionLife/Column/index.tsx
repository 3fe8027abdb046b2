import type {ReactNode} from 'react';
import {Arrow, Box, Label} from '@site/src/components/parts/Diagram';
import {EXECUTED, stages, tone} from '@site/src/components/parts/transactionStages';

/** Upper edges of the stages on the narrow grid; a stage is as high as its text and its tags. */
const TOPS = [8, 84, 184, 304, 424];

/** The stages from top to bottom, each with its text and tags next to it. */
export default function Column({deferred}: {/** How long execution waits. */ readonly deferred: ReactNode}): ReactNode {
  return stages().map(({name, text, core, espace}, index) => {
    const y = TOPS[index]!;
    return (
      <g key={name}>
        {index > 0 && <Arrow from={[30, TOPS[index - 1]! + 46]} to={[30, y - 1]} dashed={index === EXECUTED} />}
        {index === EXECUTED && (
          <Label x={32} y={y - 50} width={90} height={46} size={13} align="start" tone="quiet">
            {deferred}
          </Label>
        )}
        <Box x={6} y={y} width={108} height={46} tone={tone(index)}>
          {name}
        </Box>
        <Label x={116} y={y} width={220} height={46} size={13} align="start" tone="quiet">
          {text}
        </Label>
        {core && (
          <Label x={116} y={y + 48} width={220} height={22} size={13} align="start" tone="core">
            Core Space&nbsp;<code>{core}</code>
          </Label>
        )}
        {espace && (
          <Label x={116} y={y + 70} width={220} height={22} size={13} align="start" tone="espace">
            eSpace&nbsp;<code>{espace}</code>
          </Label>
        )}
      </g>
    );
  });
}
