import {describe, expect, it} from 'vitest';
import {expectFindings, judgeBody, lines, page, spots} from './support';

const DOC = 'docs/a.mdx';
/** [description, body, positions]: the body starts in line 7. */
type Case = [what: string, body: string, places: string[]];
const judge = judgeBody('markdown-style');

describe('markdown-style judges lines', () => {
  it.each<Case>([
    ['the line behind a fence', 'Run it:\n\n```text\n##x \n\n\n-  y\n```\n\nIt prints. \nMore.', ['16:11 error']],
    [
      'the line behind a fence in a list',
      '1. Run it:\n\n   ```text\n   ls \n   ```\n\n2. It prints. \n   More.',
      ['13:14 error'],
    ],
    [
      'the line behind a fence that contains another one',
      'Write:\n\n````md\n```sh\nls \n```\n\n\nText. \n````\n\nIt prints. \nMore.',
      ['18:11 error'],
    ],
    ['the line behind marks of a fence in a sentence', 'A block starts with ```.\nMore. \nEnd.', ['8:6 error']],
    ['a line that starts with code', '`ls` lists. \nMore. \nEnd.', ['7:12 error', '8:6 error']],
    ['a line that starts with a tilde', '~5 seconds. \nMore. \nEnd.', ['7:12 error', '8:6 error']],
    ['a space above two hyphens, which underline nothing', 'Text.\n \n--', ['8:1 error']],
    ['an empty line with spaces', 'One.\n  \n\nTwo.', ['8:1 error', '9 error']],
    ['two empty lines at the end', 'One.\n\n', ['9 error']],
    ['a heading that is indented by two', '  ## Send it {#send}', ['7 error']],
    ['two spaces in a nested item', '- one\n  -  two', ['8 error']],
    ['two spaces after a number of two digits', '9. nine\n10.  ten', ['8 error']],
    ['two hyphens below a line', 'Send it\n--', ['8 error']],
    [
      'a reversed link to a page that is not encrypted, to a page of the portal, to a file',
      'See (the hub)[http://example.org].\nSee (the hub)[/docs/general].\nSee (it)[./a.mdx].',
      ['7:5 error', '8:5 error', '9:5 error'],
    ],
  ])('and finds %s', judge);

  it.each<Case>([
    ['spaces after marks in the middle of a line', 'The sign #  counts, 1 >  0, and -  is no list; see 1.  too.', []],
    ['a sign in the middle of a line', 'The sign # starts a comment.', []],
    ['two sentences with two spaces between them', 'Wait.  Then send it.', []],
    ['a word with a hyphen before two spaces', 'well-  known', []],
    ['an option below a line', 'Use\n--force or ==, as in\na --', []],
    ['two hyphens on their own', 'Text.\n\n--', []],
    ['one empty line at the end', 'One.\n', []],
    ['brackets with a list of names', 'Call f(a)[0] and (see b)[c].', []],
  ])('but leaves %s alone', judge);

  it('judges the first line of a page without front matter, and no line of front matter', async () => {
    expect(await spots({[DOC]: 'Text. \nMore.\n\n---\n\nText. \n\n---\n'}, 'markdown-style')).toEqual([
      '1:6 error',
      '6:6 error',
    ]);
    expect(await spots({[DOC]: page('Text.', {not_run: 'step 2 '})}, 'markdown-style')).toEqual([]);
  });
});

describe('markdown-style judges the tree', () => {
  it.each<[what: string, body: string, line: string]>([
    ['strong text', 'So __much__ gas.', 'docs/a.mdx:7:4  markdown-style'],
    ['emphasis', 'So _much_ gas.', 'docs/a.mdx:7:4  markdown-style'],
  ])('and says how to mark %s', async (_what, body, line) => {
    expectFindings(await lines({[DOC]: page(body)}, 'markdown-style'), [line]);
  });

  it.each<Case>([
    ['a link to nothing', 'See [the hub](#).', ['7:5 error']],
    ['a space at the beginning of a link', 'See [ the hub](https://example.org).', ['7:5 error']],
    ['a space at the beginning of code', 'Run ` ls` now.', ['7:5 error']],
    ['"$" before commands with an empty line between them', 'Run:\n\n```bash\n$ a\n\n$ b\n```', ['9:1 error']],
    ['a row without its first bar', '| a | b |\n|---|---|\n1 | 2 |', ['9 error']],
    ['a row without its last bar', '| a | b |\n|---|---|\n| 1 | 2', ['9 error']],
    ['a row with too many cells', '| a |\n|---|\n| 1 | 2 |', ['9 error']],
    ['two items with one number', '1. one\n2. two\n2. two', ['9 error']],
    ['a number that starts again', '1. one\n1. one\n2. two', ['8 error', '9 error']],
    ['a plus in a nested list', '- one\n  + two', ['8 error']],
    ['no empty line before a heading', 'Text.\n## A {#a}', ['8 error']],
    ['no empty line after a list', '- one\n- two\n- three\n## A {#a}', ['10 error']],
    ['no empty line after a code block', '```sh\nls\n```\nText.', ['10 error']],
    [
      'a definition that another name does not use',
      'See [a][b].\n\n[b]: https://b.org\n[c]: https://c.org',
      ['10 error'],
    ],
  ])('and finds %s', judge);

  it.each<Case>([
    ['emphasis with asterisks', 'So *much* gas, and **more**.', []],
    ['brackets behind a link', 'See [the hub](https://example.org), then [ 1 ] and [2 ].', []],
    ['definitions that links and pictures use', 'See [a][b] and ![c][d].\n\n[b]: https://b.org\n[d]: ./d.svg', []],
    ['a session with its output', 'It prints:\n\n```sh\n$ ls\na.txt\n```', []],
    ['prompts of a session', 'It prints:\n\n```shell-session\n$ ls\n```', []],
    ['a table in a quote', '> | a | b |\n> |---|---|\n> | 1 | 2 |', []],
    ['a list below the words of its item', '- one\n  - two\n  - three', []],
    ['lists in a quote', '> - one\n> - two\n> - three\n>\n> Then:\n>\n> 1. one\n> 2. two', []],
    ['numbers in order from any', '9. nine\n10. ten\n11. eleven', []],
    ['the number one each time', '1. one\n1. two\n1. three', []],
  ])('but leaves %s alone', judge);

  it('a table row with a space at its end has its bars', async () => {
    expect(await spots({[DOC]: page('| a |\n|---|\n| 1 | ')}, 'markdown-style')).toEqual(['9:6 error']);
  });
});
