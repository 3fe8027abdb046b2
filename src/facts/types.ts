import type {FactFiles} from './schemas/types';

type Networks = FactFiles['networks'];

/** The two execution spaces, as components and pages name them. */
export type Space = 'core' | 'espace';
export type Net = 'mainnet' | 'testnet';

/** One network: a space on the main or the test network. */
export type Network = Networks['networks'][number];
/** A service that gives test coins away, or a small amount of real ones. */
export type Faucet = Network['faucets'][number];
/** An RPC service besides the public one. */
export type Provider = Network['otherProviders'][number];
/** Limits of the public RPC service. Rates count calls a second; 0 means "not served", null "not established". */
export type RateLimits = Networks['rateLimits'];
/** A node for development and the ports that it opens on the local machine. */
export type LocalNode = Networks['localDev'][number];
/** A web application of the network. */
export type Portal = Networks['portals'][number];
export type PortalId = Portal['id'];
/** One value of the protocol that several pages show. */
export type ProtocolFact = FactFiles['protocol'][number];
/** One network upgrade: where it took effect. */
export type HardFork = FactFiles['hardforks'][number];
/** A wallet that holds CFX. */
export type Wallet = FactFiles['wallets'][number];
/** A pair of the network's price oracle. */
export type PriceFeed = FactFiles['price-feeds'][number];
