import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {networks} from '../../src/facts';
import {languageOf, LOCALES, prefixOf} from '../../src/languages';
import {methodOf} from '../../src/plugins/docusaurus-plugin-search/client/entityTerms';
import {connect, type McpClient} from '../../packages/conflux-docs-mcp/__tests__/client';
import {firstFile, judgedQueries} from '../support/searchIndex';

/** Calls of every page of a language take a while on a busy machine. */
const LONG_MS = 300_000;
const README = path.resolve(__dirname, '../../packages/conflux-docs-mcp/README.md');

let server: McpClient;

beforeAll(async () => {
  server = await connect('--build', BUILD);
}, LONG_MS);

afterAll(() => server.close());

const textOf = async (tool: string, input: Record<string, unknown>): Promise<string> => {
  const {text, isError} = await server.call(tool, input);
  expect(isError, `${tool} ${JSON.stringify(input)}: ${text}`).toBe(false);
  return text;
};

describe.each(LOCALES)('the MCP server in %s', {timeout: LONG_MS}, (language) => {
  const prefix = prefixOf(language);
  const {pages} = firstFile(prefix);

  it('reads every page that search knows', async () => {
    const wrong: string[] = [];
    for (const [url] of pages) {
      const text = await textOf('read_page', {page: url});
      // Some addresses have a slash at the end only in one of them.
      const source = /<https:\/\/[^/]+(\/[^>]*?)\/?>/.exec(text)?.[1];
      if (!/^# \S/m.test(text) || source !== url.replace(/\/$/, '')) wrong.push(url);
    }
    expect(pages.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('knows every method of the JSON-RPC reference', async () => {
    const methods = pages.flatMap(([, title, , , , , space]) => {
      const method = methodOf(title);
      return method === undefined ? [] : [{method, space}];
    });
    expect(methods.length).toBeGreaterThan(150);
    for (const {method, space} of methods)
      expect(await textOf('rpc_method', {method, space, language})).toMatch(new RegExp(`^# ${method}\\b`));
  });

  it('finds what the search of the portal finds, and reads its first result', async () => {
    const [, ...concepts] = judgedQueries(languageOf(language).folder).filter(({kind}) => kind === 'name');
    for (const {query, pages: wanted} of concepts.slice(0, 5)) {
      const [, url] = /\n1\. \[.*?\]\((\S+)\)/.exec(await textOf('search', {query, language}))!;
      expect(wanted.map((page) => prefix + page)).toContain(new URL(url!).pathname);
      expect(await textOf('read_page', {page: url!})).toMatch(/^# \S/);
    }
  });

  it('explains an error as the error finder does', async () => {
    const error = '{"error": {"code": -32602, "message": "Invalid parameters: tx", "data": "\\"tx already exist\\""}}';
    const known = JSON.parse(fs.readFileSync(path.join(BUILD, prefix, 'rpc-errors.json'), 'utf8')) as {
      entries: {messages: string[]; causeHtml: string}[];
    };
    const entry = known.entries.find(({messages}) => messages.includes('tx already exist'))!;
    expect(await textOf('explain_error', {error, language})).toContain(entry.causeHtml.replace(/<\/?code>/g, '`'));
  });
});

/**
 * What a test compares of an answer and the one that the README shows: the README can end early, and other pages change
 * how many are found, and what is shown of them.
 */
function comparable(tool: string, text: string, printed: string): string {
  if (tool === 'search') return /\]\(\S+\)/.exec(text)?.[0] ?? text;
  const rest = '\n…';
  return printed.endsWith(rest) ? text.slice(0, printed.length - rest.length) : text;
}

describe('the MCP server', () => {
  it.each(networks.map(({id, chainId}) => ({id, chainId})))('knows the chain ID of $id', async ({id, chainId}) => {
    expect(await textOf('fact', {query: `network.${id}.chainId`})).toContain(` = ${chainId} `);
  });

  it('answers as in the session of its README', async () => {
    const session = /^## A session$(.*?)^## /ms.exec(fs.readFileSync(README, 'utf8'))![1]!;
    const calls = [...session.matchAll(/^`(\w+)` `(\{[^\n]*\})`\n\n```text\n(.*?)\n```$/gms)];
    expect(new Set(calls.map(([, tool]) => tool)).size).toBe(6);
    for (const [, tool, input, printed] of calls) {
      const {text} = await server.call(tool!, JSON.parse(input!) as Record<string, unknown>);
      expect(comparable(tool!, text.trim(), printed!), `${tool} ${input}`).toBe(comparable(tool!, printed!, printed!));
    }
  });
});
