import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BUILD, readPage} from '../../scripts/built/files';
import {localeOf, sitemapPaths} from '../../scripts/built/sitemap';

/** Attributes with or without quotes: the minifier drops them. */
const LOGIN =
  /<input\b[^>]*\btype=["']?password|<form\b[^>]*\bmethod=["']?post|<a\b[^>]*\bhref=["']?\/(?:[\w-]+\/)?(?:login|log-in|signin|sign-in|account|register)\b/i;

describe('all content is public', () => {
  it('§1 §6 no page asks for a password, sends a form or links to a login of the site', () => {
    // The same page in another language has the same elements.
    const pages = sitemapPaths().filter((pathname) => localeOf(pathname) === 'en');
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter((pathname) => LOGIN.test(readPage(pathname)))).toEqual([]);
  });

  it.each(['<input name=a type=password>', '<form action="/x" method="post">', '<a class=b href=/es/login>'])(
    'it would see %s',
    (html) => expect(html).toMatch(LOGIN),
  );
});

describe('fonts', () => {
  it('all web fonts of the site together are at most 60 KB', () => {
    const fonts = fs
      .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:woff2?|ttf|otf|eot)$/.test(file));
    // Each language has a copy of the same files.
    const sizes = new Map(fonts.map((file) => [path.basename(file), fs.statSync(path.join(BUILD, file)).size]));
    expect(sizes.size).toBeGreaterThan(0);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
});

it('security.txt says where to report a vulnerability, and has not expired', () => {
  const text = fs.readFileSync(path.join(BUILD, '.well-known/security.txt'), 'utf8');
  expect(text).toMatch(/^Contact: https:\/\/\S+\/security\/advisories\/new$/m);
  expect(new Date(/^Expires: (.*)$/m.exec(text)![1]!).getTime()).toBeGreaterThan(Date.now());
});
