import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

const limit = (
  <Translate id="diagram.baseFee.limit">Sum of the gas limits in a block, compared with its maximum</Translate>
);
const target = <Translate id="diagram.baseFee.target">target</Translate>;
const unchanged = (
  <Translate id="diagram.baseFee.unchanged" description="The base fee, below a block that reaches the target">
    unchanged
  </Translate>
);
const floor = <Translate id="diagram.baseFee.floor">not below the minimum</Translate>;

/**
 * A block by the gas that its transactions reserve, and the effect on the base fee. The change is a fact, the share of
 * the maximum a rule.
 */
const blocks = (
  step: string,
): readonly {readonly share: number; readonly name: ReactNode; readonly effect: ReactNode}[] => [
  {
    share: 0,
    name: (
      <Translate id="diagram.baseFee.empty" description="A block without transactions">
        empty
      </Translate>
    ),
    effect: `−${step}`,
  },
  {
    share: 0.5,
    name: (
      <Translate id="diagram.baseFee.half" description="A block that reaches the target">
        at the target
      </Translate>
    ),
    effect: unchanged,
  },
  {
    share: 1,
    name: (
      <Translate id="diagram.baseFee.full" description="A block that reaches its maximum">
        full
      </Translate>
    ),
    effect: `+${step}`,
  },
];

const TOP = 40;
const TALL = 120;

/** Three blocks side by side, `distance` units from one to the next. */
const row = (step: string, left: number, distance: number, width: number, size: number): ReactNode =>
  blocks(step).map(({share, name, effect}, index) => {
    const x = left + index * distance;
    const bottom = TOP + TALL;
    return (
      <g key={share}>
        <Box x={x} y={TOP} width={width} height={TALL} tone="quiet" />
        {share === 0 ? (
          <Box x={x} y={TOP + TALL / 2} width={width} height={TALL / 2} tone="quiet" dashed size={13}>
            {target}
          </Box>
        ) : (
          <Box x={x} y={bottom - TALL * share} width={width} height={TALL * share} tone="ledger" />
        )}
        <Label x={x} y={bottom + 2} width={width} height={26} size={size}>
          {name}
        </Label>
        <Arrow from={[x + width / 2, bottom + 30]} to={[x + width / 2, bottom + 52]} />
        <Label x={x - 4} y={bottom + 54} width={width + 8} height={26} size={size + 1} strong>
          {effect}
        </Label>
        {share === 0 && (
          <Label x={x - 6} y={bottom + 80} width={width + 12} height={40} size={13} tone="quiet" place="top">
            {floor}
          </Label>
        )}
      </g>
    );
  });

const narrow = (step: string) => ({
  height: 284,
  children: (
    <>
      <Label x={4} y={0} width={332} height={38} size={13}>
        {limit}
      </Label>
      {row(step, 6, 112, 104, 13)}
    </>
  ),
});

type Props = {
  /** Largest change from one block to the next, with its unit. Written by `src/remark/facts`. */
  step: string;
};

/** How the gas limits in a block change the base fee. */
export default function BaseFeeSteps({step}: Props): ReactNode {
  return (
    <Diagram
      height={284}
      title={translate({id: 'diagram.baseFee.title', message: 'When the base fee rises and falls'})}
      desc={translate({
        id: 'diagram.baseFee.desc',
        message:
          'Three blocks, by the sum of their transactions’ gas limits. The target is half of the maximum. An empty block lowers the base fee by the largest step, but not below the minimum. A block that reaches exactly the target leaves it unchanged. A full block raises it by the largest step.',
      })}
      narrow={narrow(step)}
    >
      <Label x={10} y={2} width={700} height={30} size={14}>
        {limit}
      </Label>
      {row(step, 60, 220, 160, 15)}
    </Diagram>
  );
}
