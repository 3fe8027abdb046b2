import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

const executed = (
  <Translate id="diagram.nonce.executed" description="Below several nonces">
    executed
  </Translate>
);
const pool = <Translate id="diagram.nonce.pool">in the pool</Translate>;
const missing = (
  <Translate id="diagram.nonce.missing" description="Below one nonce">
    missing
  </Translate>
);
const waits = (
  <Translate id="diagram.nonce.waits" description="Below one nonce">
    waits for the gap
  </Translate>
);

/**
 * The same row of nonces with `step` units from one to the next; `drop` makes room for a second line of labels above
 * it.
 */
const row = (step: number, size: number, drop: number, below: ReactNode): ReactNode => {
  const left = (index: number) => 8 + index * step;
  const width = step - 8;
  return (
    <>
      <Label x={left(2) - 60} y={2} width={width + 120} height={26} size={13}>
        <code>cfx_getNextNonce</code>
      </Label>
      <Arrow from={[left(2) + width / 2, 30]} to={[left(2) + width / 2, 54 + drop]} tone="core" />
      <Label x={left(4) - 40} y={2 + drop} width={width + 96} height={26} size={13}>
        <code>txpool_nextNonce</code>
      </Label>
      <Arrow from={[left(4) + width / 2, 30 + drop]} to={[left(4) + width / 2, 54 + drop]} tone="core" />
      {['n − 2', 'n − 1'].map((name, index) => (
        <Box key={name} x={left(index)} y={56 + drop} width={width} height={48} tone="ledger" size={size}>
          {name}
        </Box>
      ))}
      {['n', 'n + 1'].map((name, index) => (
        <Box key={name} x={left(index + 2)} y={56 + drop} width={width} height={48} tone="core" size={size}>
          {name}
        </Box>
      ))}
      <Box x={left(4)} y={56 + drop} width={width} height={48} tone="quiet" dashed size={size}>
        n + 2
      </Box>
      <Box x={left(5)} y={56 + drop} width={width} height={48} size={size}>
        n + 3
      </Box>
      {below}
    </>
  );
};

const narrow = {
  height: 198,
  children: row(
    54,
    13,
    22,
    <>
      <Label x={8} y={130} width={100} height={60} size={13} place="top">
        {executed}
      </Label>
      <Label x={116} y={130} width={100} height={60} size={13} place="top">
        {pool}
      </Label>
      <Label x={210} y={130} width={62} height={60} size={13} place="top">
        {missing}
      </Label>
      <Label x={268} y={130} width={70} height={66} size={13} place="top">
        {waits}
      </Label>
    </>,
  ),
};

/** The nonces that the two methods for the next nonce return, and the effect of a gap. */
export default function NonceLine(): ReactNode {
  return (
    <Diagram
      height={150}
      title={translate({id: 'diagram.nonce.title', message: 'Executed, pending and missing nonces'})}
      desc={translate({
        id: 'diagram.nonce.desc',
        message:
          'The nonces of one account in order. The transactions with n − 2 and n − 1 are executed. Those with n and n + 1 are in the transaction pool. The transaction with n + 2 is missing, so the one with n + 3 waits. cfx_getNextNonce returns n, the first nonce that is not executed. txpool_nextNonce returns n + 2, the first one that the pool does not have.',
      })}
      narrow={narrow}
    >
      {row(
        118,
        15,
        0,
        <>
          <Label x={8} y={110} width={228} height={34}>
            {executed}
          </Label>
          <Label x={244} y={110} width={228} height={34}>
            {pool}
          </Label>
          <Label x={480} y={110} width={110} height={34}>
            {missing}
          </Label>
          <Label x={592} y={110} width={124} height={38} size={13}>
            {waits}
          </Label>
        </>,
      )}
    </Diagram>
  );
}
