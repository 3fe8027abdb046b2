import {sha256} from '@noble/hashes/sha2';
import {base32, base58, bytesField, concat, numberField} from './encode';
import type {Settings} from './settings';

/** A block, as its parent links to it. */
interface Block {
  /** The CID's bytes. */
  readonly cid: Uint8Array;
  /** Bytes of the file below it. */
  readonly content: number;
  /** Bytes of all blocks from here down. */
  readonly total: number;
}

export interface FileCid {
  readonly cid: string;
  /** Blocks that contain a part of the file. */
  readonly chunks: number;
}

/** Codes of the multiformats table: content types, and SHA-256 with its length. */
const [RAW, DAG_PB] = [0x55, 0x70];
const SHA_256 = [0x12, 0x20];
/** The type of a UnixFS node that is a file. */
const FILE = 2;

/** Version 0 is the hash alone; version 1 has a version and a content type before it. */
function cidOf(block: Uint8Array, {version}: Settings, codec: number): Uint8Array {
  const hash = concat([SHA_256, sha256(block)]);
  return version === 0 ? hash : concat([[1, codec], hash]);
}

/** Part of a file as a block: the bytes themselves, or in version 0 a UnixFS node around them. */
function leafOf(chunk: Uint8Array, settings: Settings): Block {
  if (settings.version === 1) {
    return {cid: cidOf(chunk, settings, RAW), content: chunk.length, total: chunk.length};
  }
  const data = concat([
    numberField(1, FILE),
    chunk.length > 0 ? bytesField(2, chunk) : [],
    numberField(3, chunk.length),
  ]);
  const node = bytesField(1, data);
  return {cid: cidOf(node, settings, DAG_PB), content: chunk.length, total: node.length};
}

/** The node whose links lead to the blocks. By its format, dag-pb, the links come before the data. */
function rootOf(blocks: readonly Block[], settings: Settings): Uint8Array {
  const links = blocks.map(({cid, total}) =>
    bytesField(2, concat([bytesField(1, cid), bytesField(2, new Uint8Array()), numberField(3, total)])),
  );
  const size = blocks.reduce((sum, {content}) => sum + content, 0);
  const data = concat([
    numberField(1, FILE),
    numberField(3, size),
    ...blocks.map(({content}) => numberField(4, content)),
  ]);
  return cidOf(concat([...links, bytesField(1, data)]), settings, DAG_PB);
}

const textOf = (cid: Uint8Array, {version}: Settings): string => (version === 0 ? base58(cid) : `b${base32(cid)}`);

/**
 * Computes the CID of a file, as UnixFS does with these settings. A file with more blocks than a node has links would
 * need several levels of nodes, which the calculator's limit excludes.
 * @param pause Called before each block, so that the page stays responsive; it can throw to stop the computation.
 */
export async function fileCid(
  file: Uint8Array,
  settings: Settings,
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<FileCid> {
  const chunks = Math.max(1, Math.ceil(file.length / settings.chunk));
  if (chunks > settings.links) throw new RangeError(`${chunks} blocks, but a node has at most ${settings.links} links`);
  const blocks: Block[] = [];
  for (let at = 0; blocks.length < chunks; at += settings.chunk) {
    await pause();
    blocks.push(leafOf(file.subarray(at, at + settings.chunk), settings));
  }
  const [first] = blocks;
  return {cid: textOf(chunks === 1 ? first!.cid : rootOf(blocks, settings), settings), chunks};
}
