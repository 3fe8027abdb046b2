/** How a program cuts a file into blocks, which determines the file's CID. */
export interface Settings {
  readonly version: 0 | 1;
  /** Bytes of the file in one block. */
  readonly chunk: number;
  /** Most links of one node. */
  readonly links: number;
}

const KIB = 1024;

/**
 * The three combinations in use. Names and values: IPIP-0499 (specs.ipfs.tech), "Detailed design"; those of Kubo
 * without a profile: docs/config.md of ipfs/kubo, "Import". With version 1, leaves are raw blocks; with version 0 they
 * are wrapped.
 */
export const SETTINGS = {
  /** The profile unixfs-v1-2025. */
  modern: {version: 1, chunk: 1024 * KIB, links: 1024},
  /** Kubo's defaults with `--cid-version=1`. */
  kubo: {version: 1, chunk: 256 * KIB, links: 174},
  /** The profile unixfs-v0-2015, and Kubo's defaults. */
  legacy: {version: 0, chunk: 256 * KIB, links: 174},
} as const satisfies Record<string, Settings>;

/** With 256 KiB each, the blocks of a file up to this size still fit into one node (174 links). */
export const MAX_BYTES = 32 * KIB * KIB;
