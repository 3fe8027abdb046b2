import {describe, expect, it} from 'vitest';
import {expectFindings, lines, page, spots} from './support';

const KEY = 'f'.repeat(8) + '0123456789abcdef'.repeat(3) + '00000000';
const BAD: [rule: string, what: string, path: string, text: string, line: string][] = [
  ['file-format', 'byte order mark', 'src/a.ts', '\uFEFFexport {};\n', 'src/a.ts:1  file-format'],
  ['file-format', 'CR LF', 'src/a.ts', 'export {};\r\n', 'src/a.ts:1  file-format'],
  ['file-format', 'mixed line ends', 'src/a.ts', 'a;\nb;\r\nc;\n', 'src/a.ts:2  file-format'],
  ['file-format', 'right-to-left override', 'src/a.ts', 'a;\nb \u202E;\n', 'src/a.ts:2  file-format'],
  ['file-format', 'no newline at the end', 'src/a.ts', 'a;\nb;', 'src/a.ts:2  file-format'],
  ['file-format', 'tab in prose', 'docs/a.mdx', page('One\ttwo.'), 'docs/a.mdx:7:4  file-format'],
  ['project-words', 'folder outside', 'src/a.ts', `import '..${'/shared'}/x';\n`, 'src/a.ts:1:9  project-words'],
  ['project-words', 'machine path', 'src/a.ts', `// see /${'work'}/x\n`, 'src/a.ts:1:8  project-words'],
  ['project-words', 'home folder', 'src/a.ts', `// see /${'home'}/someone/x\n`, 'src/a.ts:1:8  project-words'],
  ['project-words', 'root folder', 'src/a.ts', `const a = '/${'root'}/.cache';\n`, 'src/a.ts:1:12  project-words'],
  [
    'project-words',
    'title',
    'src/a.test.ts',
    `describe('${'issue'} 5: it works', f);\n`,
    'src/a.test.ts:1:1  project-words',
  ],
  ['secrets', 'PEM', 'src/a.ts', `// -----BEGIN EC PRIVATE${' KEY-----'}\n`, 'src/a.ts:1  secrets'],
  ['secrets', 'private key', 'src/a.ts', `const privateKey = '0x${KEY}';\n`, 'src/a.ts:1:7  secrets'],
];

describe('text rules judge every file of the project', () => {
  it.each(BAD)('%s: %s', async (rule, _what, path, text, line) => {
    expectFindings(await lines({[path]: text}, rule), [line]);
  });

  it.each([
    ['an AWS access key', 'AKIA', 'ABCDEFGHIJKLMN23', 'QQ'],
    ...['ghp', 'gho', 'ghu', 'ghs', 'ghr'].map((kind) => ['a GitHub token', `${kind}_`, 'aB1'.repeat(12), '']),
    ['an npm token', 'npm_', 'a1'.repeat(18), 'x'],
    ['a Slack token', 'xoxb-', '1234567890-abcdefghi', ''],
    ['an API key', 'sk-', 'a1'.repeat(16), ''],
  ])('finds %s (%s…) in its line', async (_what, start, rest, more) => {
    const found = (token: string) => lines({'src/a.ts': `const a = 1;\nconst b = '${token}';\n`}, 'secrets');
    expectFindings(await found(start + rest), ['src/a.ts:2  secrets']);
    // Too short for a secret, and too long if the length is fixed.
    expect(await found(start + rest.slice(1))).toEqual([]);
    expect(await found(start + rest + (more || 'x1'))).toHaveLength(more ? 0 : 1);
  });

  it('the well-known development key and a hash are no secrets', async () => {
    const text = `const privateKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';\nconst hash = '0x${KEY}';\n`;
    expect(await lines({'src/a.ts': text}, 'secrets')).toEqual([]);
  });

  it.each<[what: string, key: string, places: string[]]>([
    ['one digit 64 times', 'f'.repeat(64), []],
    ['a small number', `${'0'.repeat(63)}1`, []],
    ['a key that starts with a zero', `0${KEY.slice(1)}`, ['1:7 error']],
    ['a key that starts with a digit twice', `ff${KEY.slice(2)}`, ['1:7 error']],
    ['a key that ends with zeros', `12345678${'0'.repeat(56)}`, ['1:7 error']],
    ['a key without a prefix', KEY.toUpperCase(), ['1:7 error']],
    ['one digit too few', KEY.slice(1), []],
  ])('%s', async (_what, key, places) =>
    expect(await spots({'src/a.ts': `const privateKey = '${key}';\n`}, 'secrets')).toEqual(places),
  );

  it.each<[what: string, path: string, text: string, places: string[]]>([
    ['an empty file', 'src/a.ts', '', []],
    ['a tab in code', 'src/a.ts', '\ta;\n', []],
    ['a tab in code about pages', 'src/a.mdx.ts', '\ta;\n', []],
    ['a tab in an older page', 'docs/a.md', 'One\ttwo.\n', ['1:4 error']],
    ['two tabs, reported once', 'docs/a.md', 'One.\n\ttwo\t.\n\tthree.\n', ['2:1 error']],
    ['a tab behind a fence', 'docs/a.md', '```\na\tb\n```\nc\td\n', ['4:2 error']],
    ['a tab behind a fence in a list', 'docs/a.md', '- a\n  ```\n  a\tb\n  ```\n  c\td\n', ['5:4 error']],
    ['a tab behind a fence with another one', 'docs/a.md', '````\n```\na\tb\n```\nc\td\n````\ne\tf\n', ['7:2 error']],
    ['a tab behind marks of a fence in a sentence', 'docs/a.md', 'It is ```.\na\tb\n', ['2:2 error']],
    ['a tab behind code at the beginning of a line', 'docs/a.md', '`ls` lists.\na\tb\n', ['2:2 error']],
    ['a tab behind a tilde', 'docs/a.md', '~5 CFX\na\tb\n', ['2:2 error']],
  ])('file-format judges %s', async (_what, path, text, places) =>
    expect(await spots({[path]: text}, 'file-format')).toEqual(places),
  );

  it('a tab in a code fence is code', async () => {
    expect(await lines({'docs/a.mdx': page('Run it.\n\n```make\nall:\n\tls\n```')}, 'file-format')).toEqual([]);
  });
});
