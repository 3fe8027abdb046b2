import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import type {FinderData, PageErrors} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';
import {readInput} from '../read';
import Results from '../Results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const MODULES = vi.hoisted(() => {
  vi.resetModules();
  return ['@docusaurus/Link', '@docusaurus/Translate', '@theme/RpcHtml'];
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@theme/RpcHtml', () => ({default: ({html}: {html: string}) => html}));

const data: FinderData = {
  entries: [
    {
      id: 'Low',
      space: 'espace',
      code: -32003,
      messages: ['nonce too low'],
      causeHtml: 'the nonce was used',
      fixHtml: 'take the next one',
      methods: [],
    },
  ],
  codes: [{code: -32005, name: 'Limit exceeded', space: 'core', causeHtml: 'too many calls', fixHtml: 'wait'}],
  methods: [],
};
const pages: PageErrors = {
  pages: [
    {path: '/docs/a#fails', title: 'Tutorial A'},
    {path: '/docs/b#fails', title: 'Tutorial B'},
  ],
  errors: [
    {messages: ['connect ECONNREFUSED'], causeHtml: 'no connection', fixHtml: 'check the URL', pages: [0, 1]},
    {messages: ['ENOENT'], causeHtml: 'no file', pages: [1]},
  ],
};
const show = (text: string): string =>
  renderToStaticMarkup(<Results data={data} pages={pages} input={readInput(text)} />);
const plain = (html: string): string => html.replace(/<[^>]*>/g, '');
/** The terms and descriptions of the first match. */
const factsOf = (html: string): string[] => [...html.matchAll(/<d[td]>(.*?)<\/d[td]>/g)].map(([, text]) => text!);

describe('the error finder shows', () => {
  it('the cause and the fix of a message, each behind its name, with its code and its space', () => {
    const html = show('nonce too low');
    expect(factsOf(html)).toEqual(['Cause', 'the nonce was used', 'Fix', 'take the next one']);
    expect(plain(html)).toContain('-32003 eSpace');
  });

  it('the meaning of a code whose message is unknown', () => {
    const html = show('{"code":-32005,"message":"slow down"}');
    expect(plain(/<h3.*?<\/h3>/.exec(html)![0])).toBe('Limit exceeded');
    expect(factsOf(html)).toEqual(['Cause', 'too many calls', 'Fix', 'wait']);
    expect(html).not.toContain('common_rpc_error');
  });

  it('an error that pages explain, with links to them, and counts it', () => {
    const html = show('Error: connect ECONNREFUSED 127.0.0.1:8545');
    expect(plain(html)).toContain('One match.');
    expect(html).toContain('<a href="/docs/a#fails">Tutorial A</a>');
    expect(html).toContain('<a href="/docs/b#fails">Tutorial B</a>');
    expect(factsOf(html).slice(-4)).toEqual(['Cause', 'no connection', 'Fix', 'check the URL']);
    expect(html).not.toContain('common_rpc_error');
    expect(factsOf(show('ENOENT: x')).slice(-2)).toEqual(['Cause', 'no file']);
  });

  it('no error of a page for a part of a longer word', () => {
    expect(plain(show('XENOENTX'))).toContain('No known error');
  });

  it('a way to all errors if it recognises nothing, and no error in a response with a result', () => {
    expect(show('something else')).toContain('<a href="/docs/core/build/json-rpc/common_rpc_error">');
    const success = show('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
    expect(plain(success)).toBe('This response contains a result, not an error.');
    expect(plain(show(''))).toBe('');
  });

  it('that a message is unknown, the meaning of its code, and then errors with similar words, marked as such', () => {
    const general = {
      ...data.entries[0]!,
      id: 'General',
      code: -32602,
      messages: ['invalid params'],
      causeHtml: 'a guess',
    };
    const text = plain(
      renderToStaticMarkup(
        <Results
          data={{...data, entries: [general]}}
          input={readInput('{"code":-32005,"message":"invalid params: odd"}')}
        />,
      ),
    );
    expect(text).toMatch(/No known error matches.*too many calls.*Errors with similar words:.*a guess.*Browse all/s);
    expect(show('nonce too low')).not.toContain('similar words');
  });

  it('why a contract reverted', () => {
    const word = (hex: string) => hex.padStart(64, '0');
    const reason = `0x08c379a0${word('20')}${word('2')}${'6e6f'.padEnd(64, '0')}`;
    expect(plain(show(`{"code":3,"message":"m","data":"${reason}"}`))).toContain('Revert reason: no');
    const panic = plain(show(`{"code":3,"message":"m","data":"0x4e487b71${word('12')}"}`));
    expect(panic).toMatch(/Panic\(0x12\) – .*(?:divi|modulo)/i);
    expect(plain(show('{"code":3,"message":"m","data":"0x12345678"}'))).toContain('A custom error with the selector');
  });
});
