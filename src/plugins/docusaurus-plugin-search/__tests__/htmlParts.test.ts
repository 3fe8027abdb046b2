import {describe, expect, it} from 'vitest';
import {readRenderedPage} from '../html';

const read = (main: string, {head = '', classes = 'docs-doc-page'} = {}) =>
  readRenderedPage(
    `<!doctype html><html class="${classes}"><head>${head}</head><body><main>${main}</main></body></html>`,
  );
const sections = (main: string) => read(main)?.sections.map(({anchor, heading, text}) => [anchor, heading, text]);

describe('parts of a rendered page', () => {
  it('hold no text that a reader does not read', () => {
    expect(
      sections(
        '<h1>T</h1><p>a <span aria-hidden=true>b</span> <span aria-hidden=false>c</span> <span class="x hash-link y">d</span>',
      ),
    ).toEqual([['', '', 'a c']]);
  });

  it('keep a word with marks inside whole, and blocks of a heading apart', () => {
    expect(
      sections('<h1>T</h1><p>a<b>b</b>c</p><h2 id=x>One<code>two</code><div>three</div><button>no</button></h2>text'),
    ).toEqual([
      ['', '', 'abc'],
      ['x', 'Onetwo three', 'text'],
    ]);
    expect(read('<h1>A<b>b</b><div>c</div></h1>')?.title).toBe('Ab c');
  });

  it('begin at headings of the second and third level that have an id', () => {
    expect(sections('<h1>T</h1><p>a</p><h2>b</h2><h4 id=c>c</h4><h3 id=d>d</h3><hr id=e>f')).toEqual([
      ['', '', 'a b c'],
      ['d', 'd', 'f'],
    ]);
  });

  it('are left out where they have neither an address nor a text', () => {
    expect(sections('<h1>T</h1><h2 id=a>A</h2>')).toEqual([['a', 'A', '']]);
  });

  it('are there when only another tag has the words of a robots tag', () => {
    expect(
      read('<h1>T</h1>', {head: '<meta name=description content=noindex><link name=robots content=noindex>'})?.title,
    ).toBe('T');
    expect(read('<h1>T</h1>', {head: '<meta name=Robots content=NOINDEX>'})).toBeUndefined();
    expect(read('<h1>T</h1>', {head: '<meta name=robots content=index>'})?.title).toBe('T');
  });

  it('are those of a category where one of several classes says so', () => {
    expect(read('<div class="x generatedIndexPage_a y"><h1>T</h1></div>')?.kind).toBe('category');
  });

  it('have no trail without breadcrumbs', () =>
    expect(read('<h1>T</h1>')).toEqual({kind: 'docs', title: 'T', trail: [], sections: []}));
});
