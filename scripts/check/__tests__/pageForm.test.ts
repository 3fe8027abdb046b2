import {describe, expect, it} from 'vitest';
import {expectFindings, judgeBody, lines, page, spots} from './support';

const DOC = 'docs/a.mdx';
/** [description, body, positions, path]: the body starts in line 7. */
type Case = [what: string, body: string, places: string[], path?: string];

describe('page-structure', () => {
  const SOL = '```solidity\ncontract A {}\n```';
  it.each<[type: string, what: string, body: string, places: string[]]>([
    ['faq', 'questions in groups', '## Fees {#fees}\n\n### How much? {#much}\n\nText.\n\n### 多少？ {#how}', []],
    ['faq', 'a question with a badge', '## How much? <Badge />\n\nText.', []],
    ['faq', 'a group of none', '## Fees {#fees}\n\n## How much? {#much}', ['7 error']],
    ['faq', 'a group at the end', '## How much? {#much}\n\n## Fees {#fees}', ['9 error']],
    ['faq', 'a statement between questions', '### How? {#how}\n\n### Fees {#fees}\n\n### Why? {#why}', ['9 error']],
    ['faq', 'a question that goes on', '## Why? Because {#why}', ['7 error']],
    ['howto', 'a numbered list', '## A {#a}\n\n1. one\n2. two', []],
    ['howto', 'two numbered headings', '## 1. Install {#one}\n\n## Step 2 {#two}', []],
    ['howto', 'one numbered heading', '## 1. Install {#one}\n\n## Run {#two}', ['1 error']],
    ['howto', 'numbers far behind', '## Install version 2 {#one}\n\n## Delete version 1 {#two}', ['1 error']],
    ['howto', '<Steps>', '## A {#a}\n\n<Steps />', []],
    ['howto', '<Step>', '## A {#a}\n\n<Step />', []],
    ['howto', 'other components', '## A {#a}\n\n<NextSteps /> <StepsLink />', ['1 error']],
    ['hub', 'a table', '## A {#a}\n\n| a |\n|---|\n| b |', []],
    ['hub', '<Cards>', '## A {#a}\n\n<Cards />', []],
    ['hub', '<Card>', '## A {#a}\n\n<Card />', []],
    ['hub', 'a list of its own', '## A {#a}\n\n<PageList />', []],
    ['hub', 'a table of its own', '## A {#a}\n\n<NetworkTable />', []],
    ['hub', 'other components', '## A {#a}\n\n<CardsHint /> <ListItem /> <TableNote /> <Figure />', ['1 error']],
    ['release', 'a table', '## A {#a}\n\n| a |\n|---|\n| b |', []],
    ['release', 'a table of its own', '## A {#a}\n\n<ActivationTable />', []],
    ['release', 'other components', '## A {#a}\n\n<TableNote />', ['1 error']],
    ['reference', 'a table', '## A {#a}\n\n| a |\n|---|\n| b |', []],
    ['reference', 'code', '## A {#a}\n\n```sh\nls\n```', []],
    ['reference', 'a component', '## A {#a}\n\n<Limits />', []],
    ['reference', 'four links', '## A {#a}\n\n[a](/a) [b](/b) [c](/c) [d](/d)', []],
    ['reference', 'three links', '## A {#a}\n\n[a](/a) [b](/b) [c](/c)', ['1 error']],
    ['gas', 'two contracts', `## A {#a}\n\n${SOL}\n\nBetter:\n\n${SOL}`, []],
    ['gas', 'a component with both', '## A {#a}\n\n<CodeBefore /> <CodeAfter />', []],
    ['gas', 'a block and a component', `## A {#a}\n\n${SOL}\n\n<Snippet />`, []],
    ['gas', 'a component that shows none', `## A {#a}\n\n${SOL}\n\n<Figure /> <Cards />`, ['1 error']],
    ['gas', 'code in another language', `## A {#a}\n\n${SOL}\n\n\`\`\`ts\na;\n\`\`\``, ['1 error']],
    ['vulnerability', 'two contracts', `## A {#a}\n\n${SOL}\n\nFixed:\n\n${SOL}`, []],
    ['concept', 'one paragraph below a heading', '## A {#a}\n\nText.', []],
    ['concept', 'two paragraphs', 'Text.\n\nText.', []],
    ['concept', 'one paragraph and a list of words', 'Text.\n\n| a |\n|---|\n| b |', ['1 error']],
  ])('%s: %s', async (type, _what, body, places) =>
    expect(await spots({[DOC]: page(body, {type})}, 'page-structure')).toEqual(places),
  );

  it('says how many contracts are missing, and what a stub needs', async () => {
    expectFindings(await lines({[DOC]: page(SOL, {type: 'gas'})}, 'page-structure'), [
      'docs/a.mdx:1  page-structure',
      'docs/a.mdx:1  page-structure',
    ]);
  });

  it.each(['blog/a.mdx', 'src/pages/a.mdx', 'docs/_a.mdx'])('does not judge %s', async (path) =>
    expect(await spots({[path]: page('x', {type: 'hub'})}, 'page-structure')).toEqual([]),
  );
});

describe('headings', () => {
  const STANDALONE = 'src/pages/a.mdx';
  it.each<Case>([
    ['words with several letters in an id', '## Send it now {#send-it-now}\n\n### In 2 steps {#in-2-steps}', []],
    ['an id with two hyphens', '## Send it {#send--it}', ['7 error']],
    ['an id that ends with a hyphen', '## Send it {#send-}', ['7 error']],
    ['an id that starts with a capital', '## Send it {#Send-it}', ['7 error']],
    ['levels back to the second', '## A {#a}\n\n### B {#b}\n\n## C {#c}\n\n### D {#d}', []],
    ['a third level at the beginning', '### A {#a}', ['7 error']],
    ['a third level at the beginning of a part of a page', '### A {#a}', [], 'docs/_a.mdx'],
    ['the title of a standalone page', '# Title\n\n## A {#a}', [], STANDALONE],
    ['a second title of a standalone page', '# Title\n\n# Title {#title}', ['9 error'], STANDALONE],
    ['no id below the title of a standalone page', '# Title\n\n## A', ['9 error'], STANDALONE],
    ['no id at the beginning of a standalone page', '## A', ['7 error'], STANDALONE],
    ['the title of a post', '# Title {#title}', ['7 error'], 'blog/a.mdx'],
    ['an element that groups headings, and a component of a block', '<hgroup />\n\n<Branch2 />', []],
    ['a heading of the sixth level as a tag', '<h6>A</h6>', ['7 error']],
  ])('%s', judgeBody('headings'));

  it.each([
    ['of Spanish words', '## ¿Cómo envías CFX a una dirección?'],
    ['of at most five words', '## Send CFX to an address of eSpace'],
    ['for words without Latin letters', '## 发送交易'],
  ])('suggests an id %s', async (_what, body) =>
    expectFindings(await lines({[DOC]: page(body)}, 'headings'), ['docs/a.mdx:7  headings']),
  );
});

describe('known-components', () => {
  it.each<Case>([
    [
      'each name of an import',
      "import Price, {Chart, Legend as Key} from '@site/x';\n\n<Price /> <Chart /> <Key />",
      [],
    ],
    ['a component that the page defines', 'export const Price = () => null;\n\n<Price />', []],
    ['a part of an imported component', "import Steps from '@site/x';\n\n<Steps.One />", []],
    ['elements, also with capitals inside', '<svg><linearGradient /></svg>', []],
    ['a component with a part of an imported name', "import PriceChart from '@site/x';\n\n<Price />", ['9 error']],
    ['what every page has', '<Cards><Card /></Cards> <Details />', []],
  ])('%s', judgeBody('known-components'));
});

describe('link-form', () => {
  it.each<Case>([
    ['an address without protocol on the own computer', 'See [the node](//localhost:8545).', ['7:5 error']],
    [
      'numbers of the own computer',
      'See [a](http://127.0.0.1:8545), [b](ws://0.0.0.0) and [c](http://[::1]:80).',
      ['7:5 error', '7:33 error', '7:55 error'],
    ],
    ['a host that only sounds like it', 'See [the service](https://my.localhost.run).', []],
    ['an archived page', 'See [the copy](https://web.archive.org/web/2020/http://example.org).', []],
    ['capitals in the protocol', 'See [the copy](HTTP://example.org).', ['7:5 error']],
    [
      'files, with a query or an anchor',
      'See [a b](./b.mdx), [c d](./b.mdx#cost), [e f](./b.mdx?x=1), [g h](./logo.svg) and [i j](../old.md).',
      [],
    ],
    ['a folder with a version', 'See [the notes](./v2.10/notes).', ['7:5 error']],
    ['no address, which markdown-style finds', 'See [the hub]().', []],
    ['a place on the page, a query, and the root of the project', '[a b](#c) [d e](?f=1) [g h](@site/docs/g)', []],
    ['other protocols', 'Write to [the team](mailto:team@example.org) or [call](tel:+123).', []],
    ['words with more than "here"', 'Start [here now](/docs/a), [this page](/docs/b) or [over here](/docs/c).', []],
    [
      '"here" with spaces, and in other languages',
      '[ Here ](/a), [aquí](/b), [点击这里](/c)',
      ['7:1 error', '7:15 error', '7:27 error'],
    ],
    ['words of a card', '<Card to="/docs/a">More</Card>', []],
  ])('%s', judgeBody('link-form'));
});

describe('image-form', () => {
  it.each<Case>([
    ['a text from code', '<Figure img={a} alt={caption} />', []],
    ['no text', '<img src="./a.svg" />', ['7 error']],
    ['a text of spaces', '<img src="./a.svg" alt=" " />', ['7 error']],
    [
      'names of files, also with a space behind',
      '<img src="./a.svg" alt="a.jpg " /> ![b.jpeg](./b.svg)',
      ['7 error', '7 error'],
    ],
    ['no address', '![Three blocks]()\n\n<Figure alt="Three blocks" />', ['7 error', '9 error']],
    ['a sentence about a file', '![How a .png file is scaled](./a.svg)', []],
    ['words for any picture', '![Screenshot](./a.svg) <img src="./b.svg" alt="image " />', ['7 error', '7 error']],
    ['sentences with these words', '![Diagram of three epochs](./a.svg) ![A screenshot](./b.svg)', []],
    ['a raster image in a figure', '<Figure img="./a.png" alt="Three blocks in a row" />', []],
    ['a raster image as an element', '<img src="./a.jpg" alt="Three blocks in a row" />', ['7 error']],
    ['a picture of a host without encryption', '![Three blocks](http://example.org/a.svg)', ['7 error']],
    ['an address in a query', '![Three blocks](./a.svg?from=https://example.org)', []],
  ])('%s', judgeBody('image-form'));
});
