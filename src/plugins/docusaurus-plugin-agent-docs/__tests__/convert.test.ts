import {describe, expect, it} from 'vitest';
import {makeTwin, type Build} from '../twins';

const build: Build = {
  outDir: '/nowhere',
  baseUrl: '/',
  site: 'https://docs.example',
  folder: 'en',
  routes: ['/', '/docs/page', '/docs/other', '/docs/glossary'],
  glossary: '/docs/glossary',
};

/** The Markdown of a page with this text, without its title and the line below it. */
function markdown(html: string, options: Partial<Build> = {}): string {
  const page = `<html><body><nav>x</nav><main><div class=theme-doc-markdown><h1>T</h1>${html}</div></main></body></html>`;
  const [title, source, ...rest] = makeTwin(page, '/docs/page', {...build, ...options})!.text.split('\n\n');
  expect([title, source]).toEqual(['# T', expect.stringContaining('https://docs.example/docs/page')]);
  return rest.join('\n\n').trimEnd();
}

/** A code block as the theme renders it. */
const block = (language: string, lines: string[], title = ''): string =>
  `<div class="language-${language} theme-code-block">${title && `<div class=codeBlockTitle_x>${title}</div>`}<div><pre class="prism-code language-${language}"><code>${lines
    .map((line) => `<div class=token-line style=color:red><span class="token plain">${line}</span><br/></div>`)
    .join('')}</code></pre></div></div>`;

describe('the frame of a page', () => {
  it('leaves out controls, anchors, navigation and what only decorates', () => {
    const html =
      '<nav class=breadcrumbs>Docs</nav><h2 id=a>Head<a class=hash-link href=#a>\u200b</a></h2><p>Text<button>Copy</button><span role=status></span><span aria-hidden=true>→</span></p><label>Filter<input></label><svg><path d=M0 /></svg>';
    expect(markdown(html)).toBe('## Head\n\nText');
  });

  it('begins with the title, the address of the page, and that of the list of all pages', () => {
    const page = '<html><body><main><h1>Título</h1><p>x</p></main></body></html>';
    const spanish = {...build, baseUrl: '/es/', routes: ['/es/docs/page'], folder: 'es'} as const;
    expect(makeTwin(page, '/es/docs/page', spanish)!.text).toBe(
      '# Título\n\nPágina: <https://docs.example/es/docs/page> · Todas las páginas: <https://docs.example/es/llms.txt>\n\nx\n',
    );
  });

  it('has no Markdown for a page without a title, such as one that only leads elsewhere', () => {
    expect(makeTwin('<html><body><p>Moved</p></body></html>', '/x', build)).toBeUndefined();
    expect(makeTwin('<html><body><main><p>Text</p></main></body></html>', '/x', build)).toBeUndefined();
  });
});

describe('code', () => {
  it('keeps language, title and lines, and needs no colors', () => {
    const html = block('js', ['const a = &lt;b&gt;;', '', '  `${a}`'], 'a.mjs');
    expect(markdown(html)).toBe('```js title="a.mjs"\nconst a = <b>;\n\n  `${a}`\n```');
  });

  it('has a longer fence around code with fences', () => {
    expect(markdown(block('md', ['```sh', 'ls', '```']))).toBe('````md\n```sh\nls\n```\n````');
  });

  it('has longer marks around inline code with backticks', () => {
    expect(markdown('<p>Use <code>a`b</code> and <code>cfx_get<wbr/>Balance</code></p>')).toBe(
      'Use ``a`b`` and `cfx_getBalance`',
    );
  });
});

describe('text', () => {
  it('escapes what means something in Markdown, and nothing else', () => {
    const html =
      '<p>cfx_call 2 * 3 * 4 [x](y) &lt;T&gt; <em>it</em> <b>2_a</b> # 1</p><p>1. one</p><p># no heading</p>';
    expect(markdown(html)).toBe(
      'cfx_call 2 \\* 3 \\* 4 \\[x]\\(y) \\<T> *it* **2_a** # 1\n\n1\\. one\n\n\\# no heading',
    );
  });

  it('has one space where elements are boxes side by side, and keeps the spaces inside numbers', () => {
    expect(markdown('<div><code>a</code><span>Hex</span><span>optional</span></div>')).toBe('`a` Hex optional');
    expect(markdown('<p>1\u202f000\u00a0%  and\n more</p>')).toBe('1\u202f000\u00a0% and more');
  });

  it('writes powers, indexes and formulas as text', () => {
    expect(markdown('<p>10<sup>18</sup> Drip, x<sub>1</sub></p>')).toBe('10^18 Drip, x_1');
    expect(
      markdown(
        '<p>So <math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
      ),
    ).toBe('So $x^2$');
    expect(markdown('<p><math><mi>x</mi><mo>=</mo><mn>2</mn></math></p>')).toBe('x=2');
  });
});

describe('lists', () => {
  it('nest', () => {
    expect(markdown('<ul><li>a<ol><li>b<ul><li>c</li></ul></li><li>d</li></ol></li><li><p>e</p></li></ul>')).toBe(
      '- a\n  1. b\n     - c\n  2. d\n- e',
    );
  });

  it('number parameters as the page does, and only once', () => {
    const item = (index: number) =>
      `<li id=param.${index}><div><span>${index}</span><a href=#param.${index}><code>p${index}</code></a></div><div>Text.</div></li>`;
    expect(markdown(`<ol start=0>${item(0)}${item(1)}</ol>`)).toBe('0. `p0`\n\n   Text.\n1. `p1`\n\n   Text.');
    // A value that happens to be the number of its item.
    expect(markdown('<ol><li>After <span>1</span> epoch<li><span>2</span> epochs</ol>')).toBe(
      '1. After 1 epoch\n2. 2 epochs',
    );
  });

  it('have terms with their meanings', () => {
    expect(markdown('<dl><div><dt>Chain ID<dd>1030</div><div><dt>RPC<dd><ul><li>a<li>b</ul></div></dl>')).toBe(
      '- **Chain ID**: 1030\n- **RPC**: a; b',
    );
  });

  it('of cards have titles in bold', () => {
    expect(markdown('<ul><li><div><h2><a href=/docs/other>Other</a></h2><div>About it.</div></div></li></ul>')).toBe(
      '- **[Other](https://docs.example/docs/other.md)**\n\n  About it.',
    );
  });
});

describe('tables', () => {
  it('keep alignment, code with pipes, lists and line breaks in one line', () => {
    const html =
      '<table><thead><tr><th>A<th style=text-align:right>B<tbody><tr><td><code>a|b</code> | c<td>1<br/>2<tr><th scope=row><p>x</p><p>y</p><td><ul><li>d<li>e</ul></table>';
    expect(markdown(html)).toBe('| A | B |\n| - | -: |\n| `a\\|b` \\| c | 1 2 |\n| x y | d; e |');
  });

  it('have empty cells where one covers several columns', () => {
    expect(markdown('<table><tr><th>A<th>B<tr><td colspan=2>c</table>')).toBe('| A | B |\n| - | - |\n| c | |');
  });
});

describe('parts of the theme', () => {
  it('turn tabs into sections, hidden ones too', () => {
    const html = `<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>curl<li role=tab>Python</ul><div><div role=tabpanel>${block('sh', ['curl'])}</div><div role=tabpanel hidden><p>b</p></div></div></div>`;
    expect(markdown(html)).toBe('**curl**\n\n```sh\ncurl\n```\n\n**Python**\n\nb');
  });

  it('turn admonitions into quotes with their title', () => {
    const html =
      '<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>warning</div><div><p>Careful.</p><ul><li>a</ul></div></div>';
    expect(markdown(html)).toBe('> **warning**\n>\n> Careful.\n>\n> - a');
  });

  it('show what is folded', () => {
    expect(markdown('<details><summary>More <code>x</code></summary><p>Text</p></details>')).toBe(
      '**More `x`**\n\nText',
    );
  });

  it('give drawings their alternative, once', () => {
    const svg = '<svg role=img><title>A line</title><desc>Three points.</desc><text>no</text></svg>';
    const narrow = '<svg role=img aria-labelledby=a><text>no</text></svg>';
    const html = `<figure><div>${svg}${narrow}</div><figcaption aria-hidden=true>A line</figcaption></figure>`;
    expect(markdown(html)).toBe('Figure: A line. Three points.');
    expect(markdown('<div role=img aria-label="17 blocks"><b>1</b></div>', {folder: 'zh'})).toBe('图：17 blocks。');
  });

  it('give images their address and alternative; those that load later too', () => {
    expect(
      markdown(
        '<figure><div><svg></svg><noscript><img src=/a.png alt="A dog" /></noscript></div><figcaption>Rex</figcaption></figure>',
      ),
    ).toBe('![A dog](https://docs.example/a.png)\n\nRex');
    expect(markdown('<p><img src="data:image/png;base64,AA" alt=Dot /></p>')).toBe('Figure: Dot.');
  });

  it('replace interactive parts with a sentence and a link to the page', () => {
    const sentence = (name: string) =>
      `Interactive part “${name}”: use it [on the page](https://docs.example/docs/page).`;
    expect(markdown('<div role=group aria-label=Converter><p>Type</p><input></div>')).toBe(sentence('Converter'));
    expect(markdown('<section aria-label=Playground><div role=group aria-label=x>1</div></section>')).toBe(
      sentence('Playground'),
    );
    expect(markdown('<div><label>Error</label><textarea></textarea><p>Note</p></div>')).toBe(sentence('Error'));
    expect(markdown('<section aria-labelledby=a><p>Text</p></section>')).toBe('Text');
  });
});

describe('links', () => {
  it('lead to the Markdown of other pages, and stay as they are otherwise', () => {
    const html =
      '<p><a href=/docs/other#x>a</a> <a href=/docs/other/>b</a> <a href=#y>c</a> <a href=/openrpc/core.json>d</a> <a href=https://e.example/f>e</a> <a href=/>f</a></p>';
    expect(markdown(html)).toBe(
      '[a](https://docs.example/docs/other.md#x) [b](https://docs.example/docs/other.md) [c](https://docs.example/docs/page.md#y) [d](https://docs.example/openrpc/core.json) [e](https://e.example/f) [f](https://docs.example/index.md)',
    );
  });

  it('are left out where they explain a term or lead to themselves', () => {
    expect(markdown('<p><a href=/docs/glossary#gas>Gas</a>, <a href=/docs/glossary>all terms</a></p>')).toBe(
      'Gas, [all terms](https://docs.example/docs/glossary.md)',
    );
    expect(markdown('<ul><li id=a><a href=#a>A</a></ul>')).toBe('- A');
  });

  it('around headings become headings with a link, and of two lines the first is the title', () => {
    expect(markdown('<a href=/docs/other><h2>Other</h2></a>')).toBe('## [Other](https://docs.example/docs/other.md)');
    expect(markdown('<a href=/docs/other><span>Other</span><span>About it</span></a>')).toBe(
      '[Other](https://docs.example/docs/other.md): About it',
    );
  });
});
