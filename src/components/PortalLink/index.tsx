import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {portal, type PortalId} from '@site/src/facts';

type Props = {
  /** Id of a record under `portals` in `src/facts/networks.json`. */
  id: PortalId;
  /** Text of the link; the portal's name without it. */
  children?: ReactNode;
};

/** Link to a web application of the network, whose address stands in the facts. */
export default function PortalLink({id, children}: Props): ReactNode {
  const {name, url} = portal(id);
  return <Link href={url}>{children ?? name}</Link>;
}
