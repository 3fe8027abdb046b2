import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import cspPlugin from '..';
import {hashOf} from '../inlineScripts';

const SCRIPT = "alert('not ours')";
let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'csp-'));
  mkdirSync(path.join(outDir, 'docs'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(outDir, {recursive: true});
});

/** Runs the plugin after a build of two pages, the second of which has the given head. */
async function build(head: string, strict: boolean): Promise<void> {
  writeFileSync(path.join(outDir, 'index.html'), '<html><head><title>Home</title></head><body></body></html>');
  writeFileSync(path.join(outDir, 'docs/index.html'), `<html><head>${head}</head><body></body></html>`);
  const plugin = cspPlugin({baseUrl: '/', siteDir: outDir} as LoadContext, {strict} as Parameters<typeof cspPlugin>[1]);
  await plugin.postBuild!({outDir, routesPaths: ['/', '/docs'], content: undefined} as unknown as Parameters<
    NonNullable<typeof plugin.postBuild>
  >[0]);
}
const policies = () =>
  ['index.html', 'docs/index.html'].map(
    (file) =>
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(path.join(outDir, file), 'utf8'))?.[1],
  );

describe('a finished build', () => {
  it('§7 with an inline script that nobody reviewed fails under STRICT, and says which and what to do', async () => {
    await expect(build(`<script>${SCRIPT}</script>`, true)).rejects.toThrow(
      `Inline scripts that src/config/inline-scripts.json does not list. Build without STRICT, run \`npm run generate\`, and review what it adds:\ndocs/index.html: ${SCRIPT}`,
    );
  });

  it('§7 the same without STRICT warns, and the script runs until it is recorded', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await build(`<script>${SCRIPT}</script>`, false);
    expect(String(warn.mock.calls)).toContain(`docs/index.html: ${SCRIPT}`);
    for (const policy of policies()) expect(policy).toContain(`'sha256-${hashOf(SCRIPT)}'`);
  });

  it('§7 without such a script passes under STRICT, and every page has the policy', async () => {
    await build('<script src="/a.js"></script>', true);
    expect(policies()).toEqual([
      expect.stringMatching(/^default-src 'self'; /),
      expect.stringMatching(/^default-src 'self'; /),
    ]);
  });
});
