import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Root} from 'mdast';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {expectFast} from '@site/tests/support/expectFast';
import remarkSnippets from '..';
import {SnippetError} from '../fence';
import {parseRegions} from '../regions';

let siteDir: string;
let folder: string;
const FILES: Record<string, string> = {
  'sol/Bank.sol':
    '\uFEFFpragma solidity 0.8.37;\r\n\r\ncontract Bank {\r\n    // #region pay\r\n\r\n    function pay() external {\r\n        // #region inner\r\n        uint256 a = 1;  \r\n        // #endregion inner\r\n    }\r\n\r\n    // #endregion pay\r\n}\r\n',
  'py/a.py': '# #region tabs\n\tif True:\n\t\tprint("a")\n# #endregion tabs\n',
  'sol/Empty.sol': '// #region none\n\n// #endregion none\n',
  'sol/Twice.sol': '// #region a\nx\n// #endregion a\n// #region a\ny\n// #endregion a\n',
  'sol/Open.sol': 'x\n// #region a\ny\n',
  'sol/Closed.sol': 'x\n// #endregion a\n',
  'sol/Name.sol': '// #region A b\n',
  'data.json': '{"a": 1}\n',
};

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'snippets-'));
  folder = path.join(siteDir, 'src/snippets');
  for (const [file, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

const run = (markdown: string, page = 'docs/a.mdx'): string =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkSnippets, {folder, siteDir})
      .use(remarkStringify)
      .processSync({path: path.join(siteDir, page), value: markdown}),
  );
const fence = (info: string, body = '') => `\`\`\`${info}\n${body}\`\`\`\n`;

describe('a fence that includes a file', () => {
  it('shows a region without its common indentation, without markers, with plain line ends', () => {
    expect(run(fence('solidity file=sol/Bank.sol region=pay title="Bank.sol" {2}'))).toBe(
      fence('solidity title="Bank.sol" {2}', 'function pay() external {\n    uint256 a = 1;\n}\n'),
    );
  });

  it('shows a nested region, a region indented by tabs, and a whole file', () => {
    expect(run(fence('solidity file=sol/Bank.sol region=inner'))).toBe(fence('solidity', 'uint256 a = 1;\n'));
    expect(run(fence('python file="py/a.py" region=tabs'))).toBe(fence('python', 'if True:\n\tprint("a")\n'));
    expect(run(fence('json file=data.json'))).toBe(fence('json', '{"a": 1}\n'));
    expect(run(fence('solidity file=sol/Bank.sol'))).toContain(
      'contract Bank {\n\n    function pay() external {\n        uint256 a = 1;\n    }\n\n}',
    );
  });

  it('works inside of components, lists and quotes, and leaves other fences unchanged', () => {
    expect(run('<Tabs>\n\n```json file=data.json\n```\n\n</Tabs>\n')).toContain('{"a": 1}');
    expect(run('1. Write it:\n\n   ```json file=data.json\n   ```\n')).toContain('   {"a": 1}\n');
    const plain = fence('js title="a.js"', 'const file = 1;\n');
    expect(run(plain)).toBe(plain);
  });

  it('must have file= or region= in front of a word, and loses these attributes', () => {
    const tree = unified().use(remarkParse).parse(fence('json file=data.json')) as Root;
    remarkSnippets({folder, siteDir})(tree, {path: path.join(siteDir, 'a.mdx')} as never);
    expect(tree.children[0]).toMatchObject({type: 'code', lang: 'json', meta: null, value: '{"a": 1}'});
    for (const info of ['js title="profile=x"', 'js xfile=data.json', 'js', ''])
      expect(run(fence(info, 'x\n')), info).toBe(fence(info, 'x\n'));
    expect(run(fence("json file='data.json' title='a b'"))).toBe(fence("json title='a b'", '{"a": 1}\n'));
    expect(run(fence('json file=data.json', '\n  \n'))).toBe(fence('json', '{"a": 1}\n'));
  });

  it('fails at its place in the page, and lets faults of the program through', () => {
    try {
      run(`Text.\n\n${fence('json file=none.json')}`);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({line: 3, source: 'snippets', ruleId: 'include'});
    }
    const broken = path.join(folder, 'sol/Bank.sol');
    const read = vi.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
      throw new RangeError('the disk is gone');
    });
    expect(() => run(fence('solidity file=sol/Bank.sol'))).toThrow(RangeError);
    expect(read.mock.calls[0]![0]).toBe(broken);
    read.mockRestore();
    expect(new SnippetError('A.', 'B.')).toMatchObject({name: 'SnippetError', message: 'A. B.'});
  });

  const faults: [what: string, markdown: string, message: string][] = [
    [
      'file',
      'solidity file=sol/None.sol',
      'docs/a.mdx:3  snippets  There is no snippet "sol/None.sol". Correct the path, or add src/snippets/sol/None.sol.',
    ],
    [
      'capitals',
      'solidity file=sol/bank.sol',
      'docs/a.mdx:3  snippets  There is no snippet "sol/bank.sol". Correct the path, or add src/snippets/sol/bank.sol.',
    ],
    [
      'folder',
      'solidity file=../../a.sol',
      'docs/a.mdx:3  snippets  "../../a.sol" is not a plain path below the snippets. Write it relative to src/snippets, like a.sol.',
    ],
    [
      'absolute path',
      'solidity file=/sol/Bank.sol',
      'docs/a.mdx:3  snippets  "/sol/Bank.sol" is not a plain path below the snippets. Write it relative to src/snippets, like sol/Bank.sol.',
    ],
    [
      'roundabout path',
      'solidity file=sol/./Bank.sol',
      'docs/a.mdx:3  snippets  "sol/./Bank.sol" is not a plain path below the snippets. Write it relative to src/snippets, like sol/Bank.sol.',
    ],
    ['backslash', 'solidity file=sol\\Bank.sol', 'is not a plain path below the snippets.'],
    [
      'two languages',
      'solidity file=py/a.py',
      'docs/a.mdx:3  snippets  The language of the code block is "solidity", but its file is "py/a.py". Write python or py after the fence.',
    ],
    [
      'region',
      'solidity file=sol/Bank.sol region=play',
      'docs/a.mdx:3  snippets  "sol/Bank.sol" has no region "play". It has "inner", "pay".',
    ],
    [
      'no regions',
      'json file=data.json region=a',
      'docs/a.mdx:3  snippets  "data.json" has no region "a". It has no regions; delete region=… to show the whole file.',
    ],
    [
      'empty region',
      'solidity file=sol/Empty.sol region=none',
      'docs/a.mdx:3  snippets  src/snippets/sol/Empty.sol:1: The region "none" is empty. Put the code that the page shows between the markers.',
    ],
    [
      'region twice',
      'solidity file=sol/Twice.sol region=a',
      'docs/a.mdx:3  snippets  src/snippets/sol/Twice.sol:4: The region "a" is defined twice. Give each region of a file its own name.',
    ],
    [
      'open region',
      'solidity file=sol/Open.sol region=a',
      'docs/a.mdx:3  snippets  src/snippets/sol/Open.sol:2: The region "a" does not end. Write "#endregion a" below it.',
    ],
    [
      'closed region',
      'solidity file=sol/Closed.sol',
      'docs/a.mdx:3  snippets  src/snippets/sol/Closed.sol:2: The region "a" ends, but it never starts. Write "#region a" above it.',
    ],
    [
      'bad name',
      'solidity file=sol/Name.sol',
      'docs/a.mdx:3  snippets  src/snippets/sol/Name.sol:1: The region name "A b" is not a word of lowercase letters, digits and "-". Write "// #region name" and "// #endregion name".',
    ],
    [
      'language',
      'ts file=sol/Bank.sol',
      'docs/a.mdx:3  snippets  The language of the code block is "ts", but its file is "sol/Bank.sol". Write solidity after the fence.',
    ],
    [
      'extension',
      'text file=sol/Bank.doc',
      'docs/a.mdx:3  snippets  No language is known for "sol/Bank.doc". Use a file that ends in sol, ts, tsx, js, mjs, py, sh, json, html, vue, css, yaml, yml, toml, graphql, txt.',
    ],
    [
      'stray word',
      'json file=data.json regoin=a',
      'docs/a.mdx:3  snippets  The code block has the unknown attribute "regoin=a". Use file=…, region=…, title="…", {1,3-5} or showLineNumbers.',
    ],
    [
      'region alone',
      'json region=a',
      'docs/a.mdx:3  snippets  The code block specifies the region "a", but no file. Add file=… with a path below src/snippets.',
    ],
    [
      'empty value',
      'json file=',
      'docs/a.mdx:3  snippets  The code block\'s "file" is empty. Write file=… without spaces.',
    ],
    [
      'value twice',
      'json file=data.json file=data.json',
      'docs/a.mdx:3  snippets  The code block specifies "file" twice. Include one region per code block.',
    ],
  ];
  it.each(faults)('rejects: %s', (_what, info, message) => {
    expect(() => run(`Text.\n\n${fence(info)}`)).toThrow(message);
  });

  it('rejects text between its fences, in a translation too', () => {
    const page = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
    expect(() => run(fence('json file=data.json', '{}\n'), page)).toThrow(
      `${page}:1  snippets  The code block includes "data.json", but it also contains text. Delete the text between the fences; the page shows the file.`,
    );
  });
});

describe('options and hostile files', () => {
  it('rejects options that cannot work', () => {
    expect(() => remarkSnippets({folder: '/nowhere', siteDir})).toThrow(
      'remark snippets: the option "folder" is not a folder: /nowhere.',
    );
    expect(() => remarkSnippets({folder, siteDir, dir: 1} as never)).toThrow(
      'remark snippets: the option "dir" is unknown; the options are folder and siteDir.',
    );
    expect(() => remarkSnippets(undefined as never)).toThrow(
      'remark snippets: the option "folder" is not a folder: undefined.',
    );
  });

  it('reads a file of 40 000 lines with 5 000 regions quickly', async () => {
    const source = Array.from({length: 5000}, (_, i) => `// #region r${i}\n${'x\n'.repeat(6)}// #endregion r${i}`).join(
      '\n',
    );
    expect((await expectFast(() => parseRegions(source))).regions.size).toBe(5000);
  });
});
