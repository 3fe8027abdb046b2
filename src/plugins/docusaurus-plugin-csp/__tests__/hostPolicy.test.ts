import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {ASSISTANT_SCRIPT} from '../../../config/assistant';
import {headerPolicy, partsFor} from '../../../config/csp';
import {applyHostPolicy} from '../hostPolicy';

const [keyed, keyless] = [partsFor('key'), partsFor('')];
const folder = mkdtempSync(path.join(tmpdir(), 'host-policy-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** A build with the host files that are committed. */
function build(name: string): {outDir: string; siteDir: string} {
  const outDir = path.join(folder, name);
  mkdirSync(outDir);
  writeFileSync(path.join(outDir, '_headers'), readFileSync('static/_headers'));
  return {outDir, siteDir: process.cwd()};
}

describe('the policy of the host', () => {
  it('§7 assistant: a build with a key allows its script in the headers of the build folder, and changes nothing else', async () => {
    const host = build('keyed');
    await applyHostPolicy(keyed, {...host, onVercel: false});
    const [committed, written] = ['static/_headers', path.join(host.outDir, '_headers')].map((file) =>
      readFileSync(file, 'utf8').split('\n'),
    );
    const changed = written!.filter((line, index) => line !== committed![index]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^ {2}Content-Security-Policy: default-src 'self'; /);
    expect(changed[0]).toContain(` ${ASSISTANT_SCRIPT} 'wasm-unsafe-eval'; `);
  });

  it('a build without a key leaves the headers as they are committed', async () => {
    const host = build('keyless');
    await applyHostPolicy(keyless, {...host, onVercel: true});
    expect(readFileSync(path.join(host.outDir, '_headers'), 'utf8')).toBe(readFileSync('static/_headers', 'utf8'));
  });

  it('§7 assistant: on Vercel, a build with a key fails until vercel.json allows its script', async () => {
    await expect(applyHostPolicy(keyed, {...build('vercel'), onVercel: true})).rejects.toThrow(
      'vercel.json does not allow the scripts of this build: its Content-Security-Policy is different. Run `npm run generate` with the same ASSISTANT_KEY, and commit or deploy its result.',
    );
  });

  it('replaces the policy of all pages, and no line that only mentions one', async () => {
    const outDir = path.join(folder, 'commented');
    mkdirSync(outDir);
    const lines = (policy: string) =>
      `# Not: Content-Security-Policy: none\n/*\n  Content-Security-Policy: ${policy}\n  X-Frame-Options: DENY\n`;
    writeFileSync(path.join(outDir, '_headers'), lines("default-src 'none'"));
    await applyHostPolicy(keyless, {outDir, siteDir: folder, onVercel: false});
    expect(readFileSync(path.join(outDir, '_headers'), 'utf8')).toBe(lines(headerPolicy(keyless)));
  });

  it('a folder without _headers, as that of a test site, gets none', async () => {
    await applyHostPolicy(keyed, {outDir: folder, siteDir: folder, onVercel: false});
    expect(() => readFileSync(path.join(folder, '_headers'))).toThrow('ENOENT');
  });
});
