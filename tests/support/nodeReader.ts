import path from 'node:path';
import {ROOT} from '../../scripts/devnet/packages';
import {freePorts} from '../../scripts/lib/ports.mjs';
import {closedPort} from '../../scripts/devnet/tutorials/printed/closedPort';
import {startReader, type Reader, type ReaderOptions} from '../../scripts/devnet/tutorials/printed/reader';

/** Replaces the program `conflux` of a release. */
export const CONFLUX = `#!/bin/sh
unset NODE_OPTIONS
exec "${process.execPath}" "${path.join(ROOT, 'scripts/devnet/node/conflux.cjs')}" "$@"
`;

/** A reader with the program `conflux` in an otherwise empty folder. */
export interface NodeReader extends Reader {
  /** The port of this reader that replaces the one on the page. */
  port(shown: number): number;
}

/** Files that the reader already has, for the given ports. */
type Given = (port: (shown: number) => number) => NonNullable<ReaderOptions['given']>;

/**
 * @param shown the ports of the page, which the tests replace, because other nodes might run at the same time
 * @param others other texts that the tests replace, such as a public endpoint
 */
export async function startNodeReader(
  shown: readonly number[],
  given: Given = () => ({conflux: CONFLUX}),
  others: (port: (shown: number) => number) => Record<string, string> = () => ({}),
): Promise<NodeReader> {
  const free = await freePorts(shown.length);
  const nowhere = `127.0.0.1:${await closedPort()}`;
  const urls = {http: `http://${nowhere}`, ws: `ws://${nowhere}`};
  const port = (one: number) => free[shown.indexOf(one)]!;
  const replaced = {...Object.fromEntries(shown.map((one) => [one, String(port(one))])), ...others(port)};
  return {...startReader({urls: {core: urls, espace: urls}}, {replaced, given: given(port)}), port};
}
