import {beforeAll, describe, expect, it, vi} from 'vitest';
import {existsSync} from 'node:fs';
import {toolIsMissing} from '../../lib/tools';
import {HelpTexts} from '../code/helpTexts';
import {usesOf} from '../code/longOptions';
import {expectFindings, lines, page} from './support';

const DOC = 'docs/a.mdx';
const ES = 'i18n/es/docusaurus-plugin-content-docs/current/a.mdx';
const fence = (info: string, ...code: string[]) =>
  page(`Text.\n\n\`\`\`${info}\n${code.map((line) => `${line}\n`).join('')}\`\`\``);
const CORRECT = 'Correct it so that readers can copy it, or use "text" if no parser supports its language.';
const LICENSED = '// SPDX-License-Identifier: Apache-2.0\npragma solidity ^0.8.37;\n';

const INVALID: [what: string, text: string, line: number][] = [
  ['json', fence('json', '{', '  "a": 1,', '}'), 12],
  ['cut json', fence('json', '{"a": [1,'), 10],
  ['yaml', fence('yaml', 'a: 1', 'b: [1'), 11],
  ['second document of yaml', fence('yaml', 'a: 1', '---', 'b: "c'), 12],
  ['toml', fence('toml', 'a = 1', 'b = '), 11],
  ['toml', fence('toml', 'a = 1', 'b = {{fact:no.such}}'), 11],
  ['graphql', fence('graphql', '{', '  tokens {', '}'), 12],
  ['ts', fence('ts', 'const a = 1;', 'const b = ;'), 11],
  ['js', fence('js', 'await fetch(;'), 10],
  ['python', fence('python', 'if True:', 'print(1)'), 11],
  ['shell', fence('sh', 'cd a', 'echo "b'), 11],
  ['a name in angle brackets', fence('sh', 'curl https://example.org/<key>'), 10],
  ['an option of curl', fence('sh', 'RPC=x curl -s \\', "  --heder 'a: --b' --json x | python3 -c 'x --y'"), 11],
  ['an option of node', fence('sh', 'npm ci -- --ours', 'node --wach a.ts --theirs'), 11],
  ['an option of forge behind npx', fence('sh', 'npx --yes forge create A --brodcast'), 10],
  ['an option of cast', fence('sh', "time cast call x 'f()(uint256)' --overide-code a"), 10],
  ['an option of a command of a command', fence('sh', 'cast wallet new --passwort'), 10],
  ['an option of graph', fence('sh', 'npx graph deploy --nod x'), 10],
  ['an option of npm', fence('sh', 'sudo -u me npm install --save-exat x'), 10],
  ['solidity', fence('solidity', 'contract A {', '    uint256 a', '}'), 12],
  ['solidity members', fence('solidity', 'uint256 public a;', 'function f( external {}'), 11],
];

/** Tools that parse some of the pieces. */
const missing = {
  python: toolIsMissing('pieces of Python that the check must refuse', 'python3'),
  shell: toolIsMissing('pieces of shell that the check must refuse', 'bash', 'curl'),
  foundry: !existsSync('tests/packages/node_modules/@foundry-rs/cast-linux-amd64'),
  graph: !existsSync('tests/packages/node_modules/@graphprotocol/graph-cli'),
};
for (const tool of ['foundry', 'graph'] as const)
  if (missing[tool])
    process.stderr.write(
      `\nNOT RUN: options of ${tool} that the check must refuse: the packages of tests/packages are not installed.\n`,
    );
/** The findings of the rule about the code itself, also on machines without these tools. */
const judged = async (files: Record<string, string>) =>
  (await lines(files, 'code-blocks')).filter((line) => !line.includes('  warning code-blocks  NOT RUN: '));
const without = (language: string): boolean =>
  (language === 'python' && missing.python) ||
  (/shell|brackets|option/.test(language) && missing.shell) ||
  (/forge|cast|of a command/.test(language) && missing.foundry) ||
  (/graph/.test(language) && missing.graph);

// Parsers and the tools that they start are slow on a busy machine.
describe('code blocks are code', {timeout: 30_000}, () => {
  const invalid = INVALID.filter(([what]) => !without(what));
  let all: string[] = [];
  beforeAll(async () => {
    // Together, because each start of a tool takes time.
    all = await lines(Object.fromEntries(invalid.map(([, text], index) => [`docs/${index}.mdx`, text])), 'code-blocks');
  }, 60_000);

  it.each(invalid.map(([what, , line], index) => [what, line, `docs/${index}.mdx`] as const))(
    '%s',
    (_what, line, file) => {
      const found = all.filter((one) => one.startsWith(`${file}:`));
      expect(found.join()).toContain(CORRECT);
      expectFindings(found, [`${file}:${line}  code-blocks`]);
    },
  );

  it.each([
    ['ts', '// ...'],
    ['ts', '/* … */'],
    ['js', '// ... the rest'],
    ['python', '# ...'],
    ['sh', '# …'],
    ['solidity', '// ...'],
  ])('%s: "%s" is an elision, in a translation too', async (language, text) => {
    const found = await judged({[ES]: fence(language, text)});
    expectFindings(found, [`${ES}:10  code-blocks`]);
  });

  it('accepts fragments of Solidity, several languages, and what no parser knows', async () => {
    const good = [
      fence('solidity', 'uint256 public a;'),
      fence('solidity', 'a += 1;', 'emit Done(a);'),
      fence('solidity', 'import "./A.sol";'),
      fence('ts', 'const {a, ...rest} = await f();'),
      fence('json', '"0x1"'),
      fence('yaml', 'a: 1', '---', 'b: 2'),
      fence('toml', '[a]', 'b = 1'),
      fence('toml', 'port = {{fact:parameter.stratum_port.default}}'),
      fence('graphql', '{ tokens(first: 1) { id } }'),
      fence(
        'sh',
        'A=1 npm test -- --x "$A"',
        'npm install --save-exact --no-fund --silent x',
        'cast wallet new --password',
        'npx graph deploy --node x',
        'cat <<EOF',
        "it's curl --nothing",
        'EOF',
        '# curl --nothing',
        "curl --request POST --no-progress-meter --data '--x' https://example.org",
        'unknown-tool --any',
      ),
      fence('python', 'print(f"{1}")'),
      fence('text', '{ ...'),
      fence('tsx', 'const a = <b>c</b>;'),
    ];
    expect(await judged(Object.fromEntries(good.map((text, index) => [`docs/${index}.mdx`, text])))).toEqual([]);
  });

  it('judges no empty block, and only snippets among the files, by the last part of their names', async () => {
    const files = {
      [DOC]: fence('json'),
      'docs/b.mdx': fence('json', '  '),
      'src/config/a.json': '{\n',
      'src/snippets/a.json.txt': '{\n',
      'src/snippets/tsconfig.base.json': '{\n  a: 1\n}\n',
    };
    expectFindings(await judged(files), ['src/snippets/tsconfig.base.json:2  code-blocks']);
  });

  it('quotes an elision without the spaces before it', async () => {
    expectFindings(await judged({[DOC]: fence('ts', 'if (a) {', '  // ...', '}')}), ['docs/a.mdx:11  code-blocks']);
  });

  it('snippets are judged too, at their own lines', async () => {
    expectFindings(await judged({'src/snippets/a.json': '{\n  a: 1\n}\n', 'src/snippets/b.py': 'x = 1\n# ...\n'}), [
      'src/snippets/a.json:2  code-blocks',
      'src/snippets/b.py:2  code-blocks',
    ]);
  });

  it('says in one line that tools of packages which a writer need not install were not asked', async () => {
    const asked = vi.spyOn(HelpTexts.prototype, 'optionsOf').mockImplementation(function absent(this: HelpTexts, tool) {
      this.missing.add(tool);
      return undefined;
    });
    try {
      expectFindings(
        await lines(
          {[DOC]: fence('sh', 'forge build --unheard'), 'docs/b.mdx': fence('sh', 'cast call --unheard')},
          'code-blocks',
        ),
        ['docs/a.mdx:10  warning code-blocks'],
      );
    } finally {
      asked.mockRestore();
    }
  });

  it('says once what no tool of this machine could parse, and does not keep that', async () => {
    const files = {
      [DOC]: fence('python', 'if broken'),
      'docs/b.mdx': fence('py', 'if too'),
      'docs/c.mdx': fence('sh', 'echo "once'),
      'docs/d.mdx': fence('sh', 'curl --fail x'),
    };
    const {PATH} = process.env;
    process.env.PATH = '/nowhere';
    try {
      expectFindings(await lines(files, 'code-blocks'), [
        'docs/a.mdx:10  warning code-blocks',
        'docs/c.mdx:10  warning code-blocks',
        'docs/d.mdx:10  warning code-blocks',
      ]);
    } finally {
      process.env.PATH = PATH;
    }
    if (!missing.python && !missing.shell) expect(await lines(files, 'code-blocks')).toHaveLength(3);
  });

  it.skipIf(missing.shell)('judges many blocks together, and asks no parser about the same code again', async () => {
    const files = Object.fromEntries(Array.from({length: 40}, (_, n) => [`docs/${n}.mdx`, fence('sh', `echo "${n}`)]));
    const found = await lines(files, 'code-blocks');
    expect(found).toHaveLength(40);
    const {PATH} = process.env;
    process.env.PATH = '/nowhere';
    try {
      expect(await lines(files, 'code-blocks')).toEqual(found);
    } finally {
      process.env.PATH = PATH;
    }
  });
});

describe('long options of a shell block', () => {
  it('belong to the tool of their command, across continued lines, not to programs behind "--"', () => {
    const code =
      'A=b curl -s --fail \\\n  --data=x | python3 --version\nforge test --json && curl --get; echo --x\nnode a.mjs --theirs -- --x';
    expect(usesOf(code).map(({line, tool, command, option}) => [line, tool, command, option])).toEqual([
      [1, 'curl', '', '--fail'],
      [2, 'curl', '', '--data'],
      [2, 'python3', '', '--version'],
      [3, 'forge', 'test', '--json'],
      [3, 'curl', '', '--get'],
    ]);
  });
});

describe('snippets and the pages that show them', () => {
  const SOL = 'src/snippets/a/B.sol';
  const source = `${LICENSED}// #region one\ncontract B {}\n// #endregion one\n`;
  it.each([
    ['no file', {[DOC]: fence('solidity file=a/C.sol'), [SOL]: source}, [`${DOC}:9  snippets`, `${SOL}:1  snippets`]],
    [
      'no region',
      {[DOC]: fence('solidity file=a/B.sol region=two'), [SOL]: source},
      [`${DOC}:9  snippets`, `${SOL}:1  snippets`],
    ],
    ['unused region', {[DOC]: fence('solidity file=a/B.sol'), [SOL]: source}, [`${SOL}:4  snippets`]],
    [
      'broken region',
      {[DOC]: fence('text file=a.txt'), 'src/snippets/a.txt': 'x\n# #endregion one\n'},
      [`${DOC}:9  snippets`, 'src/snippets/a.txt:1  snippets'],
    ],
    [
      'long fence',
      {[DOC]: fence('ts', ...Array.from({length: 9}, (_, n) => `const a${n} = ${n};`))},
      [`${DOC}:9  snippets`],
    ],
    [
      'fence of the greatest length',
      {[DOC]: fence('ts', ...Array.from({length: 8}, (_, n) => `const a${n} = ${n};`))},
      [],
    ],
    ['long fence that no one runs', {[DOC]: fence('json', ...Array.from({length: 9}, () => '1'))}, []],
    ['debt', {[SOL]: source, 'tests/baselines/unshown-snippets.json': `{"files": ["${SOL}"]}\n`}, []],
    [
      'paid debt',
      {
        [DOC]: fence('solidity file=a/B.sol region=one'),
        [SOL]: source,
        'tests/baselines/unshown-snippets.json': `{"files": ["${SOL}"]}\n`,
      },
      ['tests/baselines/unshown-snippets.json:1  snippets'],
    ],
    [
      'unknown debt',
      {'tests/baselines/unshown-snippets.json': '{"files": ["src/snippets/x.sol"]}\n'},
      ['tests/baselines/unshown-snippets.json:1  snippets'],
    ],
    [
      'nothing',
      {
        [DOC]: fence('solidity file=a/B.sol region=one title="B.sol"'),
        [SOL]: source,
        'src/snippets/a/claim.json': '{}\n',
      },
      [],
    ],
  ] as [string, Record<string, string>, string[]][])('%s', async (_what, files, expected) => {
    expectFindings(await lines(files, 'snippets'), expected);
  });

  it('an empty fence that includes a shell snippet is not taken for one with "$"', async () => {
    expect(await lines({[DOC]: fence('sh file=sh/a.sh')}, 'markdown-style')).toEqual([]);
  });
});

describe('Solidity snippets compile', () => {
  const at = (name: string) => `src/snippets/solidity/${name}`;
  it.each([
    [
      'a type',
      {[at('A.sol')]: `${LICENSED}contract A {\n    uint256 a = "x";\n}\n`},
      [`${at('A.sol')}:4  snippet-solidity`],
    ],
    [
      'a warning',
      {[at('A.sol')]: `${LICENSED}contract A {\n    function f() external returns (uint256) { return 1; }\n}\n`},
      [`${at('A.sol')}:4  snippet-solidity`],
    ],
    [
      'no licence',
      {[at('A.sol')]: 'pragma solidity ^0.8.37;\ncontract A {}\n'},
      [`${at('A.sol')}:1  snippet-solidity`],
    ],
    [
      'a fault of another file, once',
      {
        [at('A.sol')]: `${LICENSED}import {B} from "./B.sol";\ncontract A is B {}\n`,
        [at('B.sol')]: `${LICENSED}contract B { uint256 a }\n`,
      },
      [`${at('B.sol')}:3  snippet-solidity`],
    ],
    [
      'a missing compiler',
      {
        [at('A.sol')]: `${LICENSED}contract A {}\n`,
        [at('a/A.sol')]: LICENSED,
        [at('a/claim.json')]: '{"compiler": "solc-none"}',
      },
      [`${at('a/A.sol')}:1  snippet-solidity`],
    ],
    [
      'packages and neighbours',
      {
        [at('A.sol')]:
          `${LICENSED}import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";\nimport {B} from "./b/B.sol";\ncontract A is ERC20("A", "A"), B {}\n`,
        [at('b/B.sol')]: `${LICENSED}contract B {}\n`,
      },
      [],
    ],
    [
      'files that are no snippets of Solidity',
      {'src/snippets/a/A.sol.txt': 'contract A {\n', 'packages/a/src/snippets/A.sol': 'contract A {\n'},
      [],
    ],
    [
      'a missing package',
      {[at('A.sol')]: `${LICENSED}import {A} from "@nowhere/contracts/A.sol";\ncontract B is A {}\n`},
      [`${at('A.sol')}:3  snippet-solidity`],
    ],
    [
      'the first of two files',
      {
        [at('A.sol')]: `${LICENSED}contract A {\n    uint256 a = "first";\n}\n`,
        [at('B.sol')]: `${LICENSED}contract B {}\n`,
      },
      [`${at('A.sol')}:4  snippet-solidity`],
    ],
    [
      'a package that is warned of',
      {
        [at('A.sol')]:
          `${LICENSED}import {MockPyth} from "@pythnetwork/pyth-sdk-solidity/MockPyth.sol";\ncontract A is MockPyth(1, 1) {}\n`,
      },
      [],
    ],
  ] as [string, Record<string, string>, string[]][])(
    '%s',
    async (_what, files, expected) => {
      expectFindings(await lines(files, 'snippet-solidity'), expected);
    },
    30_000,
  );

  it('keeps a verdict for its own file, and reads kept files for the others', async () => {
    const good = {[at('D.sol')]: `${LICENSED}contract D {}\n`};
    const bad = {[at('C.sol')]: `${LICENSED}contract C { uint256 a = "kept"; }\n`};
    expect(await lines({...bad, ...good}, 'snippet-solidity')).toHaveLength(1);
    expect(await lines(good, 'snippet-solidity')).toEqual([]);
    const user = {[at('E.sol')]: `${LICENSED}import {D} from "./D.sol";\ncontract E is D {}\n`};
    expect(await lines({...good, ...user}, 'snippet-solidity')).toEqual([]);
  });

  it('a contract that is there to be attacked may draw a warning', async () => {
    const files = {
      [at('security/x/Vulnerable.sol')]:
        `${LICENSED}contract A {\n    function f(address a) external { a.call(""); }\n}\n`,
    };
    const [found] = await lines(files, 'snippet-solidity');
    expect(found).toContain('warning snippet-solidity  solc warns: Return value of low-level calls not used');
  });
});
