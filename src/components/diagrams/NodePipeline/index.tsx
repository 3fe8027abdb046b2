import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

const network = <Translate id="diagram.pipeline.network">Network</Translate>;
const sync = <Translate id="diagram.pipeline.sync">Synchronization graph</Translate>;
const consensus = <Translate id="diagram.pipeline.consensus">Consensus graph</Translate>;
const execution = <Translate id="diagram.pipeline.execution">Executor</Translate>;
const miner = <Translate id="diagram.pipeline.miner">Block generator</Translate>;
const stake = <Translate id="diagram.pipeline.stake">Proof of stake</Translate>;
const database = <Translate id="diagram.pipeline.database">Database</Translate>;
const messages = <Translate id="diagram.pipeline.messages">messages</Translate>;
const blocks = <Translate id="diagram.pipeline.blocks">blocks</Translate>;
const epochs = <Translate id="diagram.pipeline.epochs">epochs</Translate>;
const mined = <Translate id="diagram.pipeline.mined">own blocks</Translate>;
const decisions = <Translate id="diagram.pipeline.decisions">decisions</Translate>;
const states = <Translate id="diagram.pipeline.states">states</Translate>;

const narrow = {
  height: 336,
  children: (
    <>
      {[messages, blocks, epochs].map((text, index) => (
        <g key={index}>
          <Arrow from={[79, 60 + index * 90]} to={[79, 98 + index * 90]} />
          <Label x={86} y={66 + index * 90} width={90} height={24} size={13} align="start">
            {text}
          </Label>
        </g>
      ))}
      <Box x={4} y={8} width={150} height={52} tone="quiet">
        {network}
      </Box>
      <Box x={4} y={98} width={150} height={52} tone="core">
        {sync}
      </Box>
      <Box x={4} y={188} width={150} height={52} tone="core">
        {consensus}
      </Box>
      <Box x={4} y={278} width={150} height={52} tone="ledger">
        {execution}
      </Box>
      <Arrow from={[236, 124]} to={[154, 124]} />
      <Label x={156} y={82} width={80} height={40} size={13} place="bottom">
        {mined}
      </Label>
      <Box x={236} y={98} width={100} height={52} size={13}>
        {miner}
      </Box>
      <Arrow from={[236, 214]} to={[154, 214]} dashed />
      <Label x={156} y={172} width={80} height={40} size={13} place="bottom">
        {decisions}
      </Label>
      <Box x={236} y={188} width={100} height={52} size={13}>
        {stake}
      </Box>
      <Arrow from={[154, 304]} to={[236, 304]} />
      <Label x={156} y={262} width={80} height={40} size={13} place="bottom">
        {states}
      </Label>
      <Box x={236} y={278} width={100} height={52} tone="quiet" size={13}>
        {database}
      </Box>
    </>
  ),
};

/** The parts of a node through which a block passes, and the data that each passes to the next. */
export default function NodePipeline(): ReactNode {
  return (
    <Diagram
      height={216}
      title={translate({id: 'diagram.pipeline.title', message: 'The way of a block through the node'})}
      desc={translate({
        id: 'diagram.pipeline.desc',
        message:
          'A block passes through four parts of the node. The network hands messages to the synchronization graph. The synchronization graph hands blocks to the consensus graph. The consensus graph hands epochs to the executor. Three more parts are connected to them: the block generator hands its own blocks to the synchronization graph, proof of stake gives its decisions to the consensus graph, and the executor writes states to the database.',
      })}
      narrow={narrow}
    >
      {[messages, blocks, epochs].map((text, index) => (
        <g key={index}>
          <Arrow from={[128 + index * 195, 42]} to={[203 + index * 195, 42]} />
          <Label x={126 + index * 195} y={14} width={80} height={24} size={13}>
            {text}
          </Label>
        </g>
      ))}
      <Box x={8} y={14} width={120} height={56} tone="quiet">
        {network}
      </Box>
      <Box x={203} y={14} width={120} height={56} tone="core" size={13}>
        {sync}
      </Box>
      <Box x={398} y={14} width={120} height={56} tone="core" size={13}>
        {consensus}
      </Box>
      <Box x={593} y={14} width={120} height={56} tone="ledger">
        {execution}
      </Box>
      <Arrow from={[263, 150]} to={[263, 70]} />
      <Label x={270} y={98} width={110} height={24} size={13} align="start">
        {mined}
      </Label>
      <Box x={203} y={150} width={120} height={52}>
        {miner}
      </Box>
      <Arrow from={[458, 150]} to={[458, 70]} dashed />
      <Label x={465} y={98} width={110} height={24} size={13} align="start">
        {decisions}
      </Label>
      <Box x={398} y={150} width={120} height={52}>
        {stake}
      </Box>
      <Arrow from={[653, 70]} to={[653, 150]} />
      <Label x={576} y={98} width={70} height={24} size={13} align="end">
        {states}
      </Label>
      <Box x={593} y={150} width={120} height={52} tone="quiet">
        {database}
      </Box>
    </Diagram>
  );
}
