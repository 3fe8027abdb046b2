/** The two execution spaces, as components and pages name them. */
export type Space = 'core' | 'espace';
export type Net = 'mainnet' | 'testnet';

/** A service that gives test coins away, or a small amount of real ones. */
export interface Faucet {
  url: string;
  /** What one claim gives, with its unit. Absent where it is not established. */
  amount?: string;
  /** Symbols of test tokens that it gives besides CFX. */
  tokens?: string[];
  /** Run by others than the network's own team. */
  thirdParty?: boolean;
}

/** An RPC service besides the public one. */
export interface Provider {
  name: string;
  /** Endpoint, or the page where a reader gets one. `<key>` stands for the reader's own key. */
  url: string;
  nets?: Net[];
  /** `unverified`: listed by others, not confirmed. */
  status?: 'unverified';
}

/** One network: a space on the main or the test network. */
export interface Network {
  id: string;
  /** Name of the space as text shows it. */
  space: 'Core' | 'eSpace';
  net: Net;
  chainId: number;
  /** The same number as JSON-RPC shows it. */
  chainIdHex: string;
  /** Answer of `net_version` in eSpace; part of the address prefix in Core Space. */
  networkId: number;
  /** `cfx`, `cfxtest`, or `0x` in eSpace. */
  addressPrefix: string;
  nativeCurrency: {name: string; symbol: string; decimals: number};
  /** Endpoints of the public service; the first of each list is the one to use. */
  rpc: {http: string[]; ws: string[]};
  explorer: string;
  /** Base address of the explorer's API; null where none is published. */
  explorerApi: string | null;
  /** Address that contract verification tools ask for. */
  explorerVerifyApi?: string;
  apiDoc?: string;
  apiSpec?: string;
  faucets: Faucet[];
  otherProviders: Provider[];
  /** Repository and path where the values stand. */
  source: string;
}

/** Limits of the public RPC service. Rates count calls a second; 0 means "not served", null "not established". */
export interface RateLimits {
  plans: {id: 'free' | 'standard'; callsPerSecond: number; callsPerDay: number; usdPerMonth?: number}[];
  /** Most logs that one query returns. */
  logsPerQuery: number;
  methods: {group: string; free: number; standard: number | null}[];
  /** Method that reports the caller's own limits. */
  diagnostic: string;
  source: string;
}

/** A node for development and the ports that it opens on the local machine. */
export interface LocalNode {
  id: 'conflux-rust' | 'conflux-docker' | 'xcfx-node';
  chainId?: number;
  evmChainId?: number;
  blockIntervalMs?: number;
  genesisAccounts?: number;
  /** CFX on each genesis account. */
  genesisCfx?: number;
  image?: string;
  ports: {coreHttp: number; coreWs?: number; coreLocalHttp?: number; espaceHttp: number; espaceWs?: number};
  source: string;
}

export type PortalId = 'hub' | 'hubTestnet' | 'bridge' | 'governance' | 'posRegister' | 'powStake' | 'forum' | 'discord' | 'safe';

/** A web application of the network. */
export interface Portal {
  id: PortalId;
  name: string;
  url: string;
  source: string;
}

/** One value of the protocol that several pages show. */
export interface ProtocolFact {
  id: string;
  value: number | string;
  /** Printed after the value with a no-break space; the same in all languages. */
  unit?: string;
  source: string;
}

/** One network upgrade: where it took effect. */
export interface HardFork {
  version: string;
  /** Proper name, where it has one. */
  name?: string;
  /** First release that carries it. */
  client: string;
  /** Heights: the epoch, the count of blocks, the view of proof of stake, and the view of a later correction. */
  mainnet: {date?: string; epoch?: number; block?: number; posView?: number; posViewFix?: number};
  testnet: {epoch?: number; block?: number; posView?: number; posViewFix?: number};
  source: string;
}
