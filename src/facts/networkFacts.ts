import data from './networks.json';
import type {FactFiles} from './schemas/types';
import type {Net, Network, Portal, PortalId, Space} from './types';

type Facts = FactFiles['networks'];

// Separate exports, because the bundler omits the members of the file that are not imported.
/** All four networks. */
export const networks = (data as Facts).networks;
export const rateLimits = (data as Facts).rateLimits;
export const localNodes = (data as Facts).localDev;
export const portals = (data as Facts).portals;

/** The network of a space. An unknown pair stops the build with a list of the existing ones. */
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
