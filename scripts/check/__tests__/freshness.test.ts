import {describe, expect, it} from 'vitest';
import {format} from '../engine/report';
import {isThirdParty} from '../freshness/hosts';
import {scan} from '../parse/scan';
import {freshnessOn} from '../rules/freshness';
import type {PageIndex, Site} from '../types';
import {expectFindings, page} from './support';

const A = 'docs/a.mdx';
const CITE = 'See [the guide](https://docs.vendor.example/x).';
async function lines(file: string, text: string): Promise<string[]> {
  const {index} = scan(file, text, [], []);
  const site = {
    root: '/nowhere',
    files: new Set([file]),
    pages: new Map(index ? [[file, index as PageIndex]] : []),
    read: () => text,
  } satisfies Site;
  return [...(await freshnessOn('2026-11-21').check(site))].map((problem) => format({rule: 'freshness', ...problem}));
}

describe('freshness', () => {
  it.each([
    ['third party without a day', page(CITE), [`${A}:7:5  freshness`]],
    ['review due', page(CITE, {review_by: '2026-11-20'}), [`${A}:5  warning freshness`]],
    ['review today', page(CITE, {review_by: '2026-11-21'}), []],
    [
      'own links',
      page(
        'See [one](/docs), [two](https://github.com/Conflux-Chain/CIPs/x) and [three](https://evm.confluxscan.org/a).',
      ),
      [],
    ],
  ])('%s', async (_what, text, expected) => expectFindings(await lines(A, text), expected));

  it('a translation shares the day of its original, a post keeps its date', async () => {
    for (const file of ['i18n/es/docusaurus-plugin-content-docs/current/a.mdx', 'blog/a.mdx'])
      expect(await lines(file, page(CITE))).toEqual([]);
  });

  it.each([
    ['https://eips.ethereum.org/EIPS/eip-1', false],
    ['https://github.com/conflux-chain', false],
    ['https://github.com/Conflux-Chainsaw/x', true],
    ['https://notconfluxnetwork.org', true],
    ['https://confluxnetwork.org.evil.example', true],
    ['https://github.com/other/x', true],
    ['mailto:a@b.org', false],
    ['/docs', false],
    ['https://[', false],
    ['javascript:alert(1)', false],
    ['HTTPS://VENDOR.EXAMPLE', true],
  ])('%s: third party %s', (url, expected) => expect(isThirdParty(url)).toBe(expected));
});
