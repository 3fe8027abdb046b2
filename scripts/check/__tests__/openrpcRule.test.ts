import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {openrpcSources} from '../openrpc/sources';
import {openrpc} from '../rules/openrpc';
import type {Site} from '../types';
import {expectFindings} from './support';

const FEES = 'openrpc/espace/methods/fees.yaml';
let root: string;

/**
 * Fees, and the calls whose errors they share. Methods of other subjects would be validated again for each test without
 * an effect on its result.
 */
const isNeeded = (source: string): boolean =>
  !source.includes('recordings') &&
  (!/\/(?:core|espace)\/(?:methods\/)?(?!schemas)\w+\.yaml$/.test(source) ||
    /(?:openrpc|fees|calls)\.yaml$/.test(source));

/** A part of the project's own sources in a folder of the test, which one test at a time can modify. */
function site(): Site {
  const files = readdirSync(path.join(root, 'openrpc'), {recursive: true, encoding: 'utf8'}).map(
    (file) => `openrpc/${file}`,
  );
  return {root, files: new Set(files), pages: new Map(), read: (file) => readFileSync(path.join(root, file), 'utf8')};
}

describe('the rule "openrpc"', () => {
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'check-openrpc-'));
    process.env.CHECK_CACHE = path.join(root, 'cache');
    cpSync('openrpc', path.join(root, 'openrpc'), {recursive: true, filter: isNeeded});
  });
  afterAll(() => rmSync(root, {recursive: true, force: true}));
  // Each test keeps its thread busy, so it must send a message to the runner between them.
  afterEach(() => new Promise((resolve) => setTimeout(resolve)));

  it('says nothing of a project without such sources', async () => {
    expect(await openrpc.check({...site(), files: new Set(['docs/a.mdx'])})).toEqual([]);
  });

  it('reports file and line of a fault, and the fix', {timeout: 60_000}, async () => {
    const text = readFileSync(path.join(root, FEES), 'utf8');
    writeFileSync(path.join(root, FEES), text.replace('x-public: true', 'x-public: perhaps'));
    const line = text.split('\n').findIndex((one) => one.includes('x-public: true')) + 1;
    const found = await openrpc.check(site());
    expectFindings(
      [...found].map((problem) => format({rule: 'openrpc', ...problem})),
      [`${FEES}:${line}  openrpc`],
    );
    writeFileSync(path.join(root, FEES), text);
    expect(await openrpc.check(site())).toEqual([]);
  });

  it.each([
    ['is cut off', (text: string) => `${text.slice(0, 500)}: [`],
    ['contains something else', () => '- 7\n'],
  ])('reports a file that %s', {timeout: 60_000}, async (_what, spoil) => {
    const text = readFileSync(path.join(root, FEES), 'utf8');
    writeFileSync(path.join(root, FEES), spoil(text));
    const found = [...(await openrpc.check(site()))];
    writeFileSync(path.join(root, FEES), text);
    expect(found.map(({file}) => file)).toContain(FEES);
    for (const {message, fix, line} of found) {
      expect(message).toMatch(/^[^a-z].+[.!?]$/s);
      expect(message).not.toMatch(/TypeError|is not a function|is not iterable|Cannot read/);
      expect(fix).not.toBe('');
      expect(line).toBeGreaterThan(0);
    }
  });

  it('gives the texts of both languages to the spelling rule, with their lines', {timeout: 60_000}, () => {
    const texts = openrpcSources(site())!.texts;
    for (const [file, language, key] of [
      [FEES, 'en', 'summary: '],
      ['openrpc/i18n/es/espace/fees.yaml', 'es', 'summary: '],
    ] as const) {
      const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
      const first = lines.findIndex((one) => one.includes(key));
      const summary = lines[first]!.slice(lines[first]!.indexOf(key) + key.length);
      expect(texts).toContainEqual({file: file.replace('openrpc/', ''), language, line: first + 1, text: summary});
    }
  });
});
