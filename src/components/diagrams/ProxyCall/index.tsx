import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Diagram, {Arrow, Box, Label} from '@site/src/components/parts/Diagram';

const user = <Translate id="diagram.proxy.user">user</Translate>;
const proxy = <Translate id="diagram.proxy.proxy">proxy: address, CFX, storage</Translate>;
const first = <Translate id="diagram.proxy.v1">code of version 1</Translate>;
const second = <Translate id="diagram.proxy.v2">code of version 2</Translate>;

const narrow = {
  height: 306,
  children: (
    <>
      <Box x={110} y={8} width={120} height={44} tone="plain">
        {user}
      </Box>
      <Arrow from={[170, 52]} to={[170, 100]} />
      <Box x={50} y={100} width={240} height={64} tone="espace">
        {proxy}
      </Box>
      <Arrow from={[110, 164]} to={[80, 236]} tone="espace" dashed />
      <Arrow from={[210, 164]} to={[255, 236]} tone="espace" />
      <Label x={92} y={186} width={130} height={30} size={13} align="end" tone="espace">
        DELEGATECALL
      </Label>
      <Box x={6} y={236} width={156} height={60} tone="plain" dashed>
        {first}
      </Box>
      <Box x={178} y={236} width={156} height={60} tone="ledger">
        {second}
      </Box>
    </>
  ),
};

/** A call through a proxy: state stays there, and the code comes from the version that the proxy points to. */
export default function ProxyCall(): ReactNode {
  return (
    <Diagram
      height={210}
      title={translate({id: 'diagram.proxy.title', message: 'A call through a proxy'})}
      desc={translate({
        id: 'diagram.proxy.desc',
        message:
          'A user calls the proxy, which has the address, the CFX and the storage. The proxy uses DELEGATECALL to run the code of version 2 on its own storage. Before the upgrade, it ran the code of version 1. Each version also has its own storage, which stays empty.',
      })}
      narrow={narrow}
    >
      <Box x={10} y={80} width={110} height={50} tone="plain">
        {user}
      </Box>
      <Arrow from={[120, 105]} to={[220, 105]} />
      <Box x={220} y={66} width={190} height={78} tone="espace">
        {proxy}
      </Box>
      <Arrow from={[410, 88]} to={[520, 50]} tone="espace" dashed />
      <Arrow from={[410, 122]} to={[520, 160]} tone="espace" />
      <Label x={374} y={172} width={146} height={30} size={13} tone="espace">
        DELEGATECALL
      </Label>
      <Box x={520} y={20} width={190} height={56} tone="plain" dashed>
        {first}
      </Box>
      <Box x={520} y={134} width={190} height={56} tone="ledger">
        {second}
      </Box>
    </Diagram>
  );
}
