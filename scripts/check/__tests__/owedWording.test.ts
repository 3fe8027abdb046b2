import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {BASELINE, forgiveOwed} from '../engine/owedWording';
import type {Finding} from '../types';

const finding = (file: string, rule: string): Finding => ({file, rule, line: 3, message: 'wrong', fix: 'Fix it.'});

describe('files whose rewriting is owed', () => {
  let root = '';
  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'owed-'));
    fs.mkdirSync(path.join(root, path.dirname(BASELINE)), {recursive: true});
    fs.writeFileSync(path.join(root, BASELINE), JSON.stringify({files: ['docs/old.mdx', 'docs/done.mdx']}));
  });
  afterAll(() => fs.rmSync(root, {recursive: true}));

  it('have warnings about their wording, and errors about everything else', () => {
    const [wording, link, other] = forgiveOwed(root, [finding('docs/old.mdx', 'plain-english'), finding('docs/old.mdx', 'links'), finding('docs/new.mdx', 'plain-english')], false);
    expect(wording?.severity).toBe('warning');
    expect(link?.severity).toBeUndefined();
    expect(other?.severity).toBeUndefined();
  });

  it('leave the list once their wording passes', () => {
    const found = forgiveOwed(root, [finding('docs/old.mdx', 'glossary')], true);
    expect(found.filter(({rule}) => rule === 'owed-wording').map(({message}) => message)).toEqual(['"docs/done.mdx" is listed as owed, but its wording passes every rule.']);
  });
});
