import type {FactFiles} from './schemas/types';

type Networks = FactFiles['networks'];

/** The two execution spaces, as components and pages name them. */
export type Space = 'core' | 'espace';
export type Net = 'mainnet' | 'testnet';

/** One network: a space on mainnet or testnet. */
export type Network = Networks['networks'][number];
/** A service that gives away test CFX, or a small amount of real CFX. */
export type Faucet = Network['faucets'][number];
/** A development node and the ports that it opens on the local machine. */
export type LocalNode = Networks['localDev'][number];
/** A web application of the network. */
export type Portal = Networks['portals'][number];
export type PortalId = Portal['id'];
/** One value of the protocol that several pages show. */
export type ProtocolFact = FactFiles['protocol'][number];
/** One network upgrade and its heights. */
export type HardFork = FactFiles['hardforks'][number];
