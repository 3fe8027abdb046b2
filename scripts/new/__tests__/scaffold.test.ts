import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {lines} from '../../check/__tests__/support';
import {PAGE_TYPES} from '../../check/rules/front-matter.schema';
import {refusal, scaffold} from '../scaffold';

const root = mkdtempSync(path.join(tmpdir(), 'new-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

describe('npm run new', () => {
  it('has a skeleton for each type, and no other', () => {
    expect(readdirSync(path.join(__dirname, '../skeletons')).sort()).toEqual(
      PAGE_TYPES.map((type) => `${type}.mdx`).sort(),
    );
  });

  it.each(PAGE_TYPES)('%s: a page of that type, of which the check rejects every sentence', async (type) => {
    const file = `docs/core/${type}.mdx`;
    scaffold(root, type, file);
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).toContain(`\ntype: ${type}\n`);
    for (const rule of ['parse', 'headings', 'file-format', 'markdown-style'])
      expect(await lines({[file]: text}, rule), rule).toEqual([]);
    const sentences = text.split('\n').flatMap((line, index) => (/^(?:#|type:|---|$)/.test(line) ? [] : index + 1));
    expect(sentences.length).toBeGreaterThan(3);
    const rejected = await lines({[file]: text}, 'placeholders');
    expect(rejected.map((line) => Number(/:(\d+)/.exec(line)?.[1]))).toEqual(sentences);
    expect(refusal(root, type, file)).toBe(`${file} already exists.`);
  });

  it.each([
    [undefined, undefined, 'A type and a path are required.'],
    [
      'guide',
      'docs/a.mdx',
      '"guide" is not a page type. Use one of hub, concept, howto, reference, vulnerability, gas, faq, release.',
    ],
    ['howto', 'a.mdx', '"a.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.'],
    [
      'howto',
      'docs/../a.mdx',
      '"docs/../a.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.',
    ],
    [
      'howto',
      'docs/a b.mdx',
      '"docs/a b.mdx" is not the path of a page. Write it like docs/espace/tutorials/send-cfx.mdx.',
    ],
    [
      'howto',
      'docs/_a.mdx',
      '"docs/_a.mdx" has a part that starts with an underscore, and the site leaves such files out.',
    ],
    ['howto', 'docs/new.mdx', undefined],
  ])('%s %s: %s', (type, file, message) => expect(refusal(root, type, file)).toBe(message));
});
