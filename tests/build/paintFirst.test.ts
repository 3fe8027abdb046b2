import {describe, expect, it} from 'vitest';
import {builtPages} from '../support/builtPages';

/** Pages with the application; those that only lead elsewhere have none. */
const pages = builtPages().filter(({html}) => html.includes('id=__docusaurus'));
const faulty = (isFaulty: (html: string) => boolean): string[] =>
  pages.filter(({html}) => isFaulty(html)).map(({file}) => file);

describe('the first paint waits for no script of the application', () => {
  it('the only files that run on the way are the two small ones of the head', () => {
    const BEFORE_PAINT = ['/js/boot.js', '/js/analytics.js'];
    expect(pages.length).toBeGreaterThan(30);
    expect(
      faulty((html) =>
        [...html.matchAll(/<script[^>]*\ssrc="?([^\s">]+)/g)].some(([, file]) => !BEFORE_PAINT.includes(file!)),
      ),
    ).toEqual([]);
    expect(faulty((html) => /modulepreload/.test(html))).toEqual([]);
  });

  it('the application is fetched with a low priority, after the style sheet is asked for, and started at the end of the page', () => {
    const order =
      /<link rel="?stylesheet[\s\S]*?<link rel="?preload"? as="?script"? fetchpriority="?low"? media="\(scripting: ?enabled\)" data-entry href=[\s\S]*<script>[^<]*link\[data-entry\]/;
    expect(faulty((html) => !order.test(html))).toEqual([]);
    expect(faulty((html) => html.indexOf('data-entry') < html.search(/<link rel="?stylesheet/))).toEqual([]);
  });
});
