import {describe, expect, it} from 'vitest';
import {readRenderedPage} from '../html';

/** A page as the theme renders it and the minifier outputs it: unquoted attributes, omitted end tags. */
const page = (main: string, {kind = 'docs-doc-page', head = ''} = {}): string =>
  `<!doctype html><html lang=en class="docs-wrapper ${kind}"><head>${head}<title>T | Conflux Docs</title></head><body><nav>Top bar</nav><main>${main}</main><footer>Foot</footer></body></html>`;

const ARTICLE = `<article><nav class=theme-doc-breadcrumbs><ul class=breadcrumbs><li><a aria-label="Home page" href=/><svg></svg></a><li><span>eSpace</span><li><span>Tutorials</span><li><span>Deploy</span></ul></nav>
<div class=markdown><header><h1>Deploy a contract</h1></header><p>Use <code>forge</code>,<br>then wait.<h2 class=anchor id=steps>Steps<a class=hash-link href=#steps title="Direct link">\u200b</a></h2><ol><li>One<li>Two</ol><pre><code><span>cast</span> <span>send</span></code><button>Copy</button></pre><h3 id=check>Check</h3><table><tr><td>a<td>b</table><h4 id=deep>Deep</h4><p>Last</div><footer class=theme-doc-footer>Edit this page</footer></article><div class="toc theme-doc-toc-desktop"><ul class=table-of-contents><li>Steps</ul></div>`;

describe('readRenderedPage', () => {
  it('takes the title, the trail and the text by section', () => {
    expect(readRenderedPage(page(ARTICLE))).toEqual({
      kind: 'docs',
      title: 'Deploy a contract',
      trail: ['eSpace', 'Tutorials'],
      sections: [
        {anchor: '', heading: '', text: 'Use forge, then wait.'},
        {anchor: 'steps', heading: 'Steps', text: 'One Two cast send'},
        {anchor: 'check', heading: 'Check', text: 'a b Deep Last'},
      ],
    });
  });

  it("takes the sidebar's name where the title does not hold it", () => {
    expect(readRenderedPage(page(ARTICLE))?.label).toBeUndefined();
    expect(readRenderedPage(page(ARTICLE.replace('<span>Deploy</span>', '<span>First contract</span>')))?.label).toBe(
      'First contract',
    );
  });

  it.each([
    ['a list of tags', page(ARTICLE, {kind: 'docs-tags-list-page'})],
    ['a list of posts', page(ARTICLE, {kind: 'blog-list-page'})],
    ['§2.7 an unlisted page', page(ARTICLE, {head: '<meta name=robots content="noindex, nofollow">'})],
    ['a page without a title', page('<p>text</p>')],
    ['a redirect', '<!doctype html><meta http-equiv=refresh content="0; url=/docs">'],
    ['an empty file', ''],
  ])('leaves out %s', (_name, html) => expect(readRenderedPage(html)).toBeUndefined());

  it('knows posts and standalone pages by their class', () => {
    expect(readRenderedPage(page(ARTICLE, {kind: 'blog-post-page'}))?.kind).toBe('blog');
    expect(readRenderedPage(page(ARTICLE, {kind: 'mdx-page'}))?.kind).toBe('page');
  });

  it('leaves out date, reading time and pictographs', () => {
    const post = readRenderedPage(
      page('<h1>Post</h1><div class=x><time>2026-11-21</time> · 5 min read</div><p>📄️ Body © 2024', {
        kind: 'blog-post-page',
      }),
    );
    expect(post?.sections).toEqual([{anchor: '', heading: '', text: 'Body 2024'}]);
  });

  it('knows the generated list of a category', () =>
    expect(readRenderedPage(page('<div class=generatedIndexPage_ab1><h1>Build</h1></div>'))?.kind).toBe('category'));

  it('takes hostile markup as text or not at all', () => {
    const read = readRenderedPage(
      page(
        '<h1>&lt;img src=x onerror=alert(1)&gt;</h1><p>a<script>alert(2)</script><style>p{}</style><template>t</template><p title="<script>">b<!-- c -->',
      ),
    );
    expect(read?.title).toBe('<img src=x onerror=alert(1)>');
    expect(read?.sections).toEqual([{anchor: '', heading: '', text: 'a b'}]);
  });

  it('reads unclosed and deeply nested markup', () => {
    expect(readRenderedPage(page(`<h1>Deep</h1>${'<div>'.repeat(400)}end`))?.sections[0]?.text).toBe('end');
  });
});
