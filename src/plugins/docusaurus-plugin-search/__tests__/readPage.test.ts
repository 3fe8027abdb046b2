import {describe, expect, it} from 'vitest';
import {readRenderedPage} from '../build/readPage';

/** A page as the theme renders it and the minifier outputs it: unquoted attributes, omitted end tags. */
const page = (main: string, {kind = 'docs-doc-page', head = ''} = {}): string =>
  `<!doctype html><html lang=en class="docs-wrapper ${kind}"><head>${head}<title>T | Conflux Docs</title></head><body><nav>Top bar</nav><main>${main}</main><footer>Foot</footer></body></html>`;
const read = (main: string, options = {}) => readRenderedPage(page(main, options));
const sections = (main: string) => read(main)?.sections.map(({anchor, heading, text}) => [anchor, heading, text]);

const ARTICLE = `<article><span class=badge>eSpace</span><nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li><a aria-label="Home page" href=/><svg></svg></a><li><span>eSpace</span><li><span>Tutorials</span><li><span>Deploy</span></ul></nav>
<div class=markdown><header><h1>Deploy a contract</h1></header><p>Use <code>forge</code>,<br>then wait.<h2 class=anchor id=steps>Steps<a class=hash-link href=#steps title="Direct link">\u200b</a></h2><ol><li>One<li>Two.<li>Three</ol><pre class="prism-code language-sh"><code><span>cast</span> <span>send</span></code><button>Copy</button></pre><pre class="prism-code language-json"><code>{"id": 1}</code></pre><h3 id=check>Check</h3><table><tr><td>a<td>b</table><h4 id=deep>Deep</h4><p>Last</div><footer class=theme-doc-footer>Edit this page</footer></article><div class="toc theme-doc-toc-desktop"><ul class=table-of-contents><li>Steps</ul></div>`;

describe('a rendered page', () => {
  it('has a title, a trail and a text by section; code apart, and no recorded JSON', () =>
    expect(read(ARTICLE)).toEqual({
      kind: 'docs',
      title: 'Deploy a contract',
      trail: ['eSpace', 'Tutorials'],
      description: '',
      keywords: '',
      links: [],
      sections: [
        {anchor: '', heading: '', level: 0, text: 'Use forge, then wait.', code: '', keys: '', cells: ''},
        {anchor: 'steps', heading: 'Steps', level: 2, text: 'One · Two. Three', code: 'cast send', keys: '', cells: ''},
        {anchor: 'check', heading: 'Check', level: 3, text: 'a · b · Deep · Last', code: '', keys: 'a', cells: ''},
      ],
    }));

  it('has the name in the sidebar if the title does not contain it', () => {
    expect(read(ARTICLE)?.label).toBeUndefined();
    expect(read(ARTICLE.replace('<span>Deploy</span>', '<span>First contract</span>'))?.label).toBe('First contract');
  });

  it('has the description and the keywords that authors gave it', () => {
    const head = '<meta name=description content="What it is."><meta name=Keywords content="a, b">';
    expect(read(ARTICLE, {head})).toMatchObject({description: 'What it is.', keywords: 'a, b'});
  });

  it.each([
    ['docs-doc-page space-espace', 'espace'],
    ['docs-doc-page space-core', 'core'],
    ['docs-doc-page space-none', undefined],
    ['docs-doc-page', undefined],
  ])('belongs to the space that its classes say: %s', (kind, space) =>
    expect(read(ARTICLE, {kind})?.space).toBe(space),
  );

  it.each([
    ['a list of tags', page(ARTICLE, {kind: 'docs-tags-list-page'})],
    ['a list of posts', page(ARTICLE, {kind: 'blog-list-page'})],
    ['§2.7 an unlisted page', page(ARTICLE, {head: '<meta name=robots content="noindex, nofollow">'})],
    ['a page that is hidden in any spelling', page(ARTICLE, {head: '<meta name=Robots content=NOINDEX>'})],
    ['a page without a title', page('<p>text</p>')],
    ['a redirect', '<!doctype html><meta http-equiv=refresh content="0; url=/docs">'],
    ['an empty file', ''],
  ])('is none: %s', (_name, html) => expect(readRenderedPage(html)).toBeUndefined());

  it.each([
    ['blog-post-page', 'blog'],
    ['mdx-page', 'page'],
    ['docs-doc-page', 'docs'],
  ])('is of the kind of its class: %s', (kind, expected) => expect(read(ARTICLE, {kind})?.kind).toBe(expected));

  it('is a category if one of several classes says so', () =>
    expect(read('<div class="x generatedIndexPage_a y"><h1>T</h1></div>')?.kind).toBe('category'));

  it('is there when only another tag has the words of a robots tag', () => {
    const head = '<meta name=description content=noindex><link name=robots content=noindex>';
    expect(read('<h1>T</h1>', {head})?.title).toBe('T');
  });

  it('has its links with their text, and a card by its heading', () =>
    expect(
      read(
        `<h1>T</h1><a href=/docs/a#x>One</a> <a href=https://example.org>Out</a> <a href=//example.org>Out</a> <a href=#here>Here</a> <a href=/docs/c></a> <a href=/docs/d>${'long '.repeat(20)}</a> <a href="/docs/b?q=1"><h2>Card</h2><p>More</p></a>`,
      )?.links,
    ).toEqual([
      {to: '/docs/a', text: 'One'},
      {to: '/docs/b', text: 'Card'},
    ]));

  it('takes hostile markup as text or not at all', () => {
    const hostile = read(
      '<h1>&lt;img src=x onerror=alert(1)&gt;</h1><p>a<script>alert(2)</script><style>p{}</style><template>t</template><p title="<script>">b<!-- c -->',
    );
    expect(hostile?.title).toBe('<img src=x onerror=alert(1)>');
    expect(hostile?.sections.map(({text}) => text)).toEqual(['a b']);
  });

  it('can be unclosed and deeply nested', () =>
    expect(read(`<h1>Deep</h1>${'<div>'.repeat(400)}end`)?.sections[0]?.text).toBe('end'));
});

describe('the text of a page', () => {
  it('has nothing that a reader does not read', () => {
    expect(
      sections(
        '<h1>T</h1><p>a <span aria-hidden=true>b</span> <span aria-hidden=false>c</span> <span class="x hash-link y">d</span>',
      ),
    ).toEqual([['', '', 'a c']]);
    expect(sections('<h1>Post</h1><div class=x><time>2026-11-21</time> · 5 min read</div><p>📄️ Body © 2024')).toEqual([
      ['', '', 'Body 2024'],
    ]);
  });

  it('has words with marks inside whole, and neighbors apart', () => {
    expect(
      sections('<h1>T</h1><p>a<b>b</b>c 10<sup>18</sup> <h2 id=x>One<code>two</code><div>three</div></h2>text'),
    ).toEqual([
      ['', '', 'abc 1018'],
      ['x', 'Onetwo three', 'text'],
    ]);
    expect(sections('<h1>T</h1><p><code>filter</code><span>Filter</span><sup>1</sup>')).toEqual([
      ['', '', 'filter Filter1'],
    ]);
  });

  it('is divided at headings of the second and third level that have an id, and at terms', () => {
    expect(sections('<h1>T</h1><p>a</p><h2>b</h2><h4 id=c>c</h4><h3 id=d>d</h3><hr id=e>f')).toEqual([
      ['', '', 'a b c'],
      ['d', 'd', 'f'],
    ]);
    const terms = read(
      '<h1>T</h1><dl><div id=gas><dt><a href=#gas>gas</a><span lang=es>gas</span><dd>A unit.</div></dl>',
    );
    expect(terms?.sections.map(({anchor, heading, level, text}) => [anchor, heading, level, text])).toEqual([
      ['', '', 0, ''],
      ['gas', 'gas', 4, 'gas gas · A unit.'],
    ]);
  });

  it('begins with a section for the page itself, even if that is empty', () =>
    expect(sections('<h1>T</h1><h2 id=a>A</h2>text')).toEqual([
      ['', '', ''],
      ['a', 'A', 'text'],
    ]));

  it('leaves out sections that only lead elsewhere', () => {
    const next = '<h2 id=next>Next</h2><ul><li><a href=/a>One</a><li><a href=/b>Two</a></ul>';
    expect(sections(`<h1>T</h1>text${next}`)).toEqual([['', '', 'text']]);
    expect(sections(`<h1>T</h1>text${next}<p>And a sentence that says more than that.`)).toHaveLength(2);
  });

  it('has cells and items apart, without a mark after a sentence', () =>
    expect(
      sections('<h1>T</h1><table><tr><th>K<th>V<tr><td>a.<td>b</table><ul><li>c;<li>d</ul><p>e（<b>f</b>）。'),
    ).toEqual([['', '', 'K · V · a. b · c; d · e（f）。']]));
});

describe('what rows of tables are about', () => {
  const keys = (table: string) => {
    const [section] = read(`<h1>T</h1><table>${table}</table>`)!.sections;
    return [section!.keys, section!.cells];
  };
  it('is in their first cell', () =>
    expect(keys('<tr><th>Code<th>Fix<tr><td>-32602<td>Fix it<tr><th>-32016<td>x')).toEqual(['-32602 · -32016', '']));
  it('can have to do with the proposal of another cell', () =>
    expect(keys('<tr><td>0x2<td>EIP-1559<td>since EIP-1559')).toEqual(['0x2', 'EIP-1559']));
});
