import {describe, expect, it} from 'vitest';
import {findErrors, findOnPages} from '@site/src/components/tools/ErrorFinder/match';
import {readInput} from '@site/src/components/tools/ErrorFinder/read';
import nodeMessages from '@site/src/facts/node-messages.json';
import type {FactFiles} from '@site/src/facts/schemas/types';
import {FOLDERS} from '@site/src/languages';
import {pageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/pageErrors';
import {allErrorTables} from '@site/src/remark/errorTables/read';
import {loadRecording} from 'docusaurus-plugin-openrpc/sources';
import {documents, finderIn, OPENRPC} from '../support/rpcSummaries';

const tables = allErrorTables('en');
const onPages = pageErrors(
  tables,
  tables.map(({page}) => ({permalink: page.split('#')[0]!, title: page})),
  '/',
);
const data = finderIn('en');

/** Whether the finder explains a text, and doesn't only list similar errors. */
function isExplained(text: string): boolean {
  const input = readInput(text);
  if (input.kind !== 'error') return false;
  return findErrors(data, input).entries.length > 0 || findOnPages(onPages.errors, input).length > 0;
}

/** A message as a program prints it. */
const printed = (message: string): string => message.replaceAll(/<[^>]*>/g, '7');

const node = (nodeMessages as FactFiles['node-messages']).filter(({returned, wraps}) => returned !== false && !wraps);
const recorded = (['core', 'espace'] as const).flatMap((space) =>
  documents[space].methods.flatMap(({value}) =>
    (loadRecording(OPENRPC, space, value.name)?.examples ?? []).flatMap(({response}) => {
      const error = (response as {error?: {code: number; message: string}}).error;
      return error && !error.message.includes('…') ? [JSON.stringify(error)] : [];
    }),
  ),
);
/** Conflux-Chain/conflux-documentation@1679c87: docs/templates/confura-error.md */
const GATEWAY = [
  'invalid api key',
  'api key is already expired',
  'daily request limit exceeded: Too many requests (exceeds 100000)',
  'access forbidden by allowlists',
  'allowed qps exceeded: Too many requests, exceeds 50 at a time',
  'event logs are too stale (already pruned)',
  'Filter must provide one of the following: (1) an epoch range through fromEpoch and toEpoch, (2) a block number range through fromBlock and toBlock, (3) a set of block hashes through blockHashes',
  'invalid block range (from block larger than to block)',
  'Filter must provide one of the following: (1) a block number range through fromBlock and toBlock, (2) a set of block hashes through blockHash',
  'filter.block_hashes can contain up to 32 hashes; 40 were provided.',
  'filter.address can contain up to 32 addresses; 40 were provided.',
  'filter.topics must be no more than 4-dimensional array; 5 were provided.',
  'filter.topics can contain up to 32 topics per dimension; 40 were provided.',
  'query set is too large, please narrow down your filter condition',
  'result set to be queried is too large with more than 10000 logs, please narrow down your filter condition',
  'filter not found',
  'no full node available',
  'subscription proxy error',
  'query timeout with duration exceeds 3s',
  'server is too busy, please try again later',
  'RPC middleware crashed',
];
const unexplained = (texts: readonly string[]): string[] => texts.filter((text) => !isExplained(text));

describe('the error finder explains every message', () => {
  it('of the error tables on pages', () => {
    const messages = tables.flatMap(({rows}) => rows.flatMap((row) => row.messages));
    expect(messages.length).toBeGreaterThan(400);
    expect(unexplained(messages.map(printed))).toEqual([]);
  });

  it('that the source of the node contains in its errors', () => {
    expect(node.length).toBeGreaterThan(150);
    expect(unexplained(node.map(({text, after = ''}) => printed(`${after}${text}`)))).toEqual([]);
  });

  it('of the public gateway, as its documentation lists them', () => {
    expect(unexplained(GATEWAY)).toEqual([]);
  });

  it('that the reference recorded', () => {
    expect(recorded.length).toBeGreaterThan(200);
    expect(unexplained(recorded)).toEqual([]);
  });
});

describe('error tables', () => {
  it.each(FOLDERS)('are complete in the language %s', (locale) => {
    for (const {page, rows} of allErrorTables(locale))
      for (const {cells} of rows) expect(cells.join(' '), page).not.toMatch(/\{\{|undefined \||<[A-Z]/);
  });

  it('have a row for messages that a page shows as code, and no message that its row does not show', () => {
    for (const {page, rows} of tables)
      for (const {cells, messages} of rows)
        for (const message of messages) {
          const pieces = message.split(/<[^>]*>/).map((piece) => piece.trim());
          const shown = cells.join(' ');
          expect(
            pieces.filter((piece) => !shown.includes(piece)),
            `${page}: ${message}`,
          ).toEqual([]);
        }
  });
});
