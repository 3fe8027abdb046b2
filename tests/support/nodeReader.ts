import path from 'node:path';
import {ROOT} from '../../scripts/devnet/packages';
import {freePorts} from '../../scripts/devnet/node/ports';
import {closedPort} from '../../scripts/devnet/tutorials/printed/closedPort';
import {startReader, type Reader} from '../../scripts/devnet/tutorials/printed/reader';

/** Stands in for the program of a release, with its name. */
const CONFLUX = `#!/bin/sh
unset NODE_OPTIONS
exec "${process.execPath}" "${path.join(ROOT, 'scripts/devnet/node/conflux.cjs')}" "$@"
`;

/** Someone with the program `conflux` in an otherwise empty folder. */
export interface NodeReader extends Reader {
  /** The port that this reader has in place of the one on the page. */
  port(shown: number): number;
}

/** @param shown the ports of the page, which the tests replace: other nodes may run at the same time */
export async function startNodeReader(shown: readonly number[]): Promise<NodeReader> {
  const free = await freePorts(shown.length);
  const nowhere = `127.0.0.1:${await closedPort()}`;
  const urls = {http: `http://${nowhere}`, ws: `ws://${nowhere}`};
  const replaced = Object.fromEntries(shown.map((port, index) => [port, String(free[index]!)]));
  const reader = startReader({urls: {core: urls, espace: urls}}, {replaced, given: {conflux: CONFLUX}});
  return {...reader, port: (port) => Number(replaced[port])};
}
