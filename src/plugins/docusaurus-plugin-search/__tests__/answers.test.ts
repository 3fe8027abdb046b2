import {describe, expect, it} from 'vitest';
import type {Part} from '../model';
import {ask, engineOf, section} from './fixtures';

const marked = (parts: Part[] = []): string => parts.map(({text, hit}) => (hit ? `[${text}]` : text)).join('');

const SPONSOR = {
  url: '/sponsor',
  title: "Sponsor a contract's gas",
  description: 'Learn what a sponsor pays.',
  trail: ['Basics'],
  space: 'core',
  sections: [
    section('A sponsor pays gas for the users of a contract.'),
    section('Call setSponsorForGas.', {anchor: 'set', heading: 'Set the sponsor', level: 2}),
    section('Whitelist accounts.', {anchor: 'list', heading: 'Whitelist', level: 2}),
  ],
};
const PAGES = [SPONSOR, {url: '/wallets', title: 'Wallets'}, {url: '/faucet', texts: ['A wallet gets coins.']}];

describe('an answer', () => {
  const engine = engineOf(PAGES);

  it('has a page with its best section, and marks what was found', () => {
    const [hit] = ask(engine, 'whitelist of sponsors').hits;
    expect(hit).toMatchObject({url: '/sponsor', kind: 'docs', trail: ['Basics'], space: 'core'});
    expect(marked(hit?.title)).toBe("[Sponsor] a contract's gas");
    expect(marked(hit?.excerpt)).toBe('Learn what a [sponsor] pays.');
    expect(hit?.section?.url).toBe('/sponsor#list');
    expect(marked(hit?.section?.heading)).toBe('[Whitelist]');
  });

  it('has the beginning of a page if that fits best', () => {
    const [hit] = ask(engine, 'gas users').hits;
    expect(hit?.section).toBeUndefined();
    expect(marked(hit?.excerpt)).toBe('A sponsor pays [gas] for the [users] of a contract.');
  });

  it('marks parts of names, and nothing that only looks alike', () => {
    const own = engineOf([{url: '/a', texts: ['Staking and taking part with setStake.']}]);
    expect(marked(ask(own, 'staking').hits[0]?.excerpt)).toBe('[Staking] and taking part with set[Stake].');
  });

  it('has the description until the text is loaded', () => {
    const own = engineOf([SPONSOR]);
    const bare = {...own.find('whitelist')};
    expect(own.missingTexts(bare, 5)).toEqual([]);
    expect(own.answer(bare, 5).hits).toHaveLength(1);
  });

  it('bounds what is returned, not what is counted', () => {
    const both = engineOf(['/a', '/b'].map((url) => ({url, texts: ['A wallet.']})));
    const {hits, total} = ask(both, 'wallet', 1);
    expect(hits).toHaveLength(1);
    expect(total).toBe(2);
  });

  it('has the words that were searched instead of misspelt ones', () => {
    expect(ask(engine, 'walelt')).toMatchObject({corrections: [{from: 'walelt', to: 'wallet'}], suggestions: []});
    expect(ask(engine, 'wallet').corrections).toEqual([]);
  });

  it('suggests known words if nothing is found, at most three, and none for names and numbers', () => {
    const own = engineOf(['walled', 'waller', 'wallet', 'walley'].map((title) => ({url: `/${title}`, title})));
    expect(ask(own, 'walxxet')).toMatchObject({total: 0, hits: [], suggestions: ['wallet']});
    expect(ask(own, 'wallxx').suggestions).toEqual(['walled', 'waller', 'wallet']);
    expect(ask(own, 'cfx_walxxet 0x1234').suggestions).toEqual([]);
    expect(ask(own, 'zzzzzzzzzz').suggestions).toEqual([]);
  });

  it.each([
    '',
    '   ',
    '!!!',
    '<img src=x onerror=alert(1)>',
    '"unclosed',
    '\\',
    '(((',
    '\u0000',
    'constructor',
    '__proto__',
  ])('exists for hostile queries too: %j', (query) => expect(() => ask(engine, query)).not.toThrow());
});
