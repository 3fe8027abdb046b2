import {describe, expect, it} from 'vitest';
import inlineRecord from '../../src/config/inline-scripts.json';
import {metaPolicy} from '../../src/config/csp';
import {hashOf, inlineScripts} from '../../src/plugins/docusaurus-plugin-csp/inlineScripts';
import {builtPages} from '../support/builtPages';

const pages = builtPages();
const faulty = (isFaulty: (html: string) => boolean): string[] =>
  pages.filter(({html}) => isFaulty(html)).map(({file}) => file);

describe('Content-Security-Policy in the pages', () => {
  it('§7 stands in every page, redirect pages included, before everything but the character set', () => {
    const start = new RegExp(
      `<head[^>]*><meta charset=("?)utf-8\\1 ?/?><meta http-equiv="Content-Security-Policy" content="${metaPolicy().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}">`,
      'i',
    );
    expect(pages.length).toBeGreaterThan(30);
    expect(faulty((html) => !start.test(html))).toEqual([]);
  });

  it('§7 every inline script is one that the policy names, and the policy names no other', () => {
    const found = new Set(pages.flatMap(({html}) => inlineScripts(html).map(hashOf)));
    expect([...found].sort()).toEqual(inlineRecord.map(({sha256}) => sha256).sort());
  });

  it('no element carries a script in an attribute, no link is one', () => {
    const withoutScripts = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/gi, '');
    expect(faulty((html) => /<[a-z][^>]*\son[a-z]+\s*=/i.test(withoutScripts(html)))).toEqual([]);
    expect(faulty((html) => /href\s*=\s*["']?javascript:/i.test(html))).toEqual([]);
  });

  it('every script and style sheet file comes from the site itself', () => {
    expect(faulty((html) => /<script[^>]*\ssrc=["']?(?:https?:)?\/\//i.test(html))).toEqual([]);
    expect(faulty((html) => /<link[^>]*\srel=["']?stylesheet[^>]*\shref=["']?(?:https?:)?\/\//i.test(html))).toEqual(
      [],
    );
  });
});
