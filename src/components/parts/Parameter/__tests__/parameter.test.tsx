import type {AnchorHTMLAttributes} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import Parameter from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Link');
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});

// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({default: (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const html = (props: Omit<Parameters<typeof Parameter>[0], 'of'>): string =>
  renderToStaticMarkup(<Parameter of="some_key" {...props} />);
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

describe('<Parameter>', () => {
  it('shows the value with its unit on one line, copies the bare value, and links the source', () => {
    const markup = html({value: '10485760', shown: '10,485,760\u00a0bytes', source: 'https://example.org/x.rs'});
    expect(textOf(markup)).toBe('10,485,760\u00a0bytes Copy Source');
    // A button and a link with their own names: both can be focused by keyboard.
    expect(markup).toMatch(/<button[^>]*aria-label="Copy 10485760"/);
    expect(markup).toMatch(/<a[^>]*aria-label="Source of some_key"/);
    expect(markup).toMatch(/<a[^>]*href="https:\/\/example\.org\/x\.rs"/);
  });

  it('shows a word of a configuration file as code', () => {
    expect(html({value: 'safe', shown: 'safe', form: 'code'})).toContain('<code>safe</code>');
  });

  it('states that a key is not set, and has nothing to copy', () => {
    expect(textOf(html({source: 'https://example.org/x.rs'}))).toBe('not set Source');
    expect(html({})).not.toMatch(/<button|<a/);
  });
});
