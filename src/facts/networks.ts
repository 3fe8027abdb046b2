import data from './networks.json';
import type {LocalNode, Net, Network, Portal, PortalId, RateLimits, Space} from './types';

/** All four networks. */
export const networks = data.networks as Network[];
export const rateLimits = data.rateLimits as RateLimits;
export const localNodes = data.localDev as LocalNode[];
export const portals = data.portals as Portal[];

/** The network of a space. An unknown pair stops the build and names the pairs that exist. */
export function network(space: Space, net: Net): Network {
  const found = networks.find(({id}) => id === `${space}-${net}`);
  if (!found) {
    throw new Error(`There is no network "${space}-${net}". Networks: ${networks.map(({id}) => id).join(', ')}.`);
  }
  return found;
}

/** A web application of the network. An unknown id stops the build. */
export function portal(id: PortalId): Portal {
  const found = portals.find((one) => one.id === id);
  if (!found) {
    throw new Error(`There is no portal "${id}". Portals: ${portals.map((one) => one.id).join(', ')}.`);
  }
  return found;
}
