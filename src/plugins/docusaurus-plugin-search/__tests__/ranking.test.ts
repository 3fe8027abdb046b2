import {describe, expect, it} from 'vitest';
import {rank, section} from './fixtures';

/** Pages that no query of a test is about, so that a word can be rare. */
const OTHERS = Array.from({length: 20}, (_, index) => ({url: `/other-${index}`, texts: ['Something else.']}));

describe('pages are ranked', () => {
  it('by all words of a page, wherever they are', () =>
    expect(
      rank('quorum turnout', [
        {url: '/one', texts: ['quorum quorum quorum', 'x']},
        {url: '/both', texts: ['quorum', 'turnout']},
      ]),
    ).toEqual(['/both', '/one']));

  it('above others if one section has all words', () =>
    expect(
      rank('quorum turnout', [
        {url: '/apart', texts: ['x', 'quorum one', 'turnout two']},
        {url: '/together', texts: ['x', 'quorum turnout', 'three four']},
      ])[0],
    ).toBe('/together'));

  it('also if no page has all words', () =>
    expect(rank('quorum zebra', [...OTHERS, {url: '/a', texts: ['quorum']}])).toEqual(['/a']));

  it.each([
    ['title', {title: 'Quorum'}],
    ['name in the sidebar', {label: 'Quorum'}],
    ['description', {description: 'What a quorum is.'}],
    ['keywords', {keywords: 'quorum, votes'}],
    ['heading', {sections: [section('x'), section('x', {anchor: 'q', heading: 'The quorum', level: 2})]}],
  ])('with a word in the %s above its mention in a text', (_field, more) =>
    expect(
      rank('quorum', [...OTHERS, {url: '/text', texts: [`quorum ${'word '.repeat(20)}`]}, {url: '/field', ...more}])[0],
    ).toBe('/field'),
  );

  it('with the words of a title, and nothing else in it, first', () =>
    expect(
      rank('vote count', [
        {url: '/more', title: 'Vote count and turnout of all rounds'},
        {url: '/same', title: 'Vote count'},
      ]),
    ).toEqual(['/same', '/more']));

  it('by the words of links that lead to them', () =>
    expect(
      rank('plebiscite', [
        {url: '/from', links: [{to: '/target/', text: 'the plebiscite'}]},
        {url: '/target', texts: ['x']},
      ]),
    ).toEqual(['/target']));

  it('by their type if they match equally: guides and ideas, then references, lists and posts', () => {
    const types = [
      {url: '/post', kind: 'blog' as const},
      {url: '/category', kind: 'category' as const},
      {url: '/reference', type: 'reference'},
      {url: '/howto', type: 'howto'},
      {url: '/method', title: 'cfx_quorum'},
    ];
    expect(
      rank(
        'turnout',
        types.map((one) => ({...one, texts: ['turnout']})),
      ),
    ).toEqual(['/howto', '/reference', '/post', '/method', '/category']);
  });

  it('below what they list', () => {
    const links = Array.from({length: 15}, (_, index) => ({to: `/m-${index}`, text: `m${index}`}));
    expect(
      rank('turnout', [
        {url: '/list', texts: [`turnout ${'word '.repeat(50)}`], links},
        {url: '/page', texts: [`turnout ${'word '.repeat(50)}`]},
      ])[0],
    ).toBe('/page');
  });

  it('without those that hardly match', () => {
    const best = {url: '/best', title: 'Quorum and turnout of a vote', texts: ['quorum turnout vote']};
    expect(
      rank('quorum turnout vote', [...OTHERS, best, {url: '/chance', texts: [`vote ${'x '.repeat(500)}`]}]),
    ).toEqual(['/best']);
  });

  it('by the address if they are equal', () =>
    expect(
      rank(
        'quorum',
        ['/a', '/b'].map((url) => ({url, texts: ['quorum']})),
      ),
    ).toEqual(['/a', '/b']));
});

describe('names and codes come first', () => {
  const methods = [
    {url: '/cfx', title: 'cfx_getBalance', texts: ['Returns a balance.']},
    {url: '/guide', title: 'Get the balance with getBalance and cfx_getBalance', texts: ['cfx_getBalance getBalance']},
  ];

  it.each(['cfx_getBalance', 'CFX_GETBALANCE', 'getBalance', 'getbalance', 'ｃｆｘ＿ｇｅｔＢａｌａｎｃｅ'])(
    'the page of a method: %s',
    (query) => expect(rank(query, methods)[0]).toBe('/cfx'),
  );

  it('no method for a word that is a part of its name', () => {
    const pages = [
      {url: '/method', title: 'trace_epoch'},
      {url: '/idea', title: 'The epoch', texts: ['epoch']},
    ];
    expect(rank('epoch', pages)[0]).toBe('/idea');
  });

  it.each(['-32016', '\u221232016', '32016', 'error -32016 when I call'])(
    'the page that explains a code: %s',
    (query) =>
      expect(
        rank(query, [
          {url: '/eth', title: 'eth_call', sections: [section('-32016 -32016', {keys: '-32016 · -32016'})]},
          {url: '/mention', title: 'Codes', texts: ['-32016']},
          {url: '/codes', title: 'Errors', sections: [section('-32016 · -32602', {keys: '-32016 · -32602'})]},
        ])[0],
      ).toBe('/codes'),
  );

  it('no code without its sign inside a longer query', () =>
    expect(
      rank('port 32016', [
        {url: '/codes', sections: [section('-32016', {keys: '-32016'})]},
        {url: '/port', texts: ['The port 32016.']},
      ])[0],
    ).toBe('/port'));

  it.each(['CIP-90', 'cip 90', 'cip90'])('the page about a proposal, not one that lists all: %s', (query) => {
    const all = Array.from({length: 50}, (_, index) => `CIP-${index + 60}`).join(' · ');
    expect(
      rank(query, [
        {url: '/list', sections: [section(all, {keys: all})]},
        {url: '/about', title: 'How CIP-90 works'},
      ])[0],
    ).toBe('/about');
  });

  it('a standard by the number of its proposal', () =>
    expect(
      rank('EIP-721', [
        {url: '/nft', title: 'CRC-721 tokens'},
        {url: '/x', texts: ['721']},
      ])[0],
    ).toBe('/nft'));

  it.each(['EIP-1559', 'CIP-1559'])('a proposal of Ethereum and the one that adopts it: %s', (query) =>
    expect(
      rank(query, [
        {url: '/mention', texts: ['Since CIP-1559.']},
        {url: '/title', title: 'How EIP-1559 works here'},
      ]),
    ).toEqual(['/title', '/mention']),
  );

  it.each([
    '0x0888000000000000000000000000000000000002',
    'cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb',
    'VoteControl',
  ])('the page of a contract, by each of its names: %s', (query) => {
    const aliases = [
      ['VoteControl', '0x0888000000000000000000000000000000000002', 'cfx:aaejuaaaaaaaaaaaaaaaaaaaaaaaaaaaajrwuc9jnb'],
    ];
    const pages = [
      {url: '/list', texts: ['VoteControl']},
      {url: '/vote', title: 'Vote with VoteControl'},
    ];
    expect(rank(query, pages, {aliases})[0]).toBe('/vote');
  });

  it('and other words of the query order the pages', () => {
    const pages = ['/eth', '/cfx'].map((url) => ({url, title: 'trace_block', space: url.slice(1)}));
    expect(rank('trace_block epochs', [pages[0]!, {...pages[1]!, texts: ['epochs']}])[0]).toBe('/cfx');
  });
});

describe('the words of a query', () => {
  it('that say nothing are left out', () =>
    expect(
      rank('how to not quorum', [
        {url: '/a', texts: ['quorum']},
        {url: '/b', title: 'How to not'},
      ]),
    ).toEqual(['/a']));

  it('that say nothing are searched if there are no others', () =>
    expect(rank('how to', [{url: '/a', title: 'How to begin'}, {url: '/b'}])).toEqual([]));

  it.each(['stake', 'stakes', 'staked', 'staking'])('are found in all their forms: %s', (query) =>
    expect(
      rank(query, [
        {url: '/a', texts: ['Staking']},
        {url: '/b', texts: ['taking']},
      ]),
    ).toEqual(['/a']),
  );

  it('are completed only if no page has them', () => {
    const pages = [
      {url: '/pos', texts: ['pos']},
      {url: '/position', texts: ['position']},
    ];
    expect(rank('pos', pages)).toEqual(['/pos']);
    expect(rank('posit', pages)).toEqual(['/position']);
  });

  it('are completed to a name from the first letter after its namespace on, and never to a number', () => {
    const pages = [
      {url: '/name', title: 'cfx_call'},
      {url: '/other', title: 'cfx_getLogs'},
      {url: '/n', texts: ['1000']},
    ];
    expect(rank('cfx_c', pages)[0]).toBe('/name');
    expect(rank('cfx_getL', pages)[0]).toBe('/other');
    expect(rank('100', pages)).toEqual([]);
  });

  it('that are two words are found as one, and the reverse', () => {
    const pages = [
      {url: '/one', texts: ['the testnet']},
      {url: '/two', texts: ['a full node']},
    ];
    expect(rank('test net', pages)).toEqual(['/one']);
    expect(rank('fullnode', pages)).toEqual(['/two']);
  });

  it('that are a name which no page has are searched by its parts', () =>
    expect(rank('eth_getBalances', [{url: '/a', texts: ['balances']}, {url: '/b'}])).toEqual(['/a']));

  it('rare ones count more than frequent ones', () => {
    const frequent = Array.from({length: 15}, (_, index) => ({url: `/f-${index}`, texts: ['contract']}));
    expect(rank('contract quorum', [...OTHERS, ...frequent, {url: '/rare', texts: ['quorum']}])[0]).toBe('/rare');
  });
});

describe('what readers type instead', () => {
  const senses = [
    {readers: ['stuck'], pages: ['catch up', 'pending']},
    {readers: ['test cfx'], pages: ['faucet']},
  ];
  const search = (query: string, ...pages: Parameters<typeof rank>[1][number][]) =>
    rank(query, pages, {words: {senses}});

  it('finds pages with any of the other expressions', () => {
    const pages = [{url: '/node', texts: ['catch up']}, {url: '/tx', texts: ['pending']}, {url: '/x'}];
    expect(search('stuck', ...pages).sort()).toEqual(['/node', '/tx']);
  });

  it('is also found itself, and before what it means', () =>
    expect(search('stuck', {url: '/means', texts: ['pending']}, {url: '/says', texts: ['stuck']})[0]).toBe('/says'));

  it('means less by its words than as an expression', () =>
    expect(
      search('get test CFX', {url: '/tests', texts: ['A test. Run the test.']}, {url: '/faucet', texts: ['faucet']})[0],
    ).toBe('/faucet'));

  it('needs more of an expression than one word that is everywhere', () => {
    const everywhere = Array.from({length: 12}, (_, index) => ({url: `/up-${index}`, texts: ['up']}));
    expect(search('stuck', ...OTHERS, ...everywhere, {url: '/both', texts: ['catch up']})[0]).toBe('/both');
  });

  it('is no part of an ignored word', () => {
    const words = {senses: [{readers: ['not'], pages: ['quorum']}]};
    expect(
      rank(
        'not votes',
        [
          {url: '/quorum', texts: ['quorum']},
          {url: '/votes', texts: ['votes']},
        ],
        {words},
      ),
    ).toEqual(['/votes']);
  });
});

describe('a misspelt word', () => {
  const pages = [
    {url: '/deploy', texts: ['deploy']},
    {url: '/wallet', texts: ['wallet']},
    {url: '/lock', texts: ['lock']},
    {url: '/8545', texts: ['port 8545']},
    {url: '/name', texts: ['setSponsorForGas']},
  ];
  it.each([
    ['depoly', ['/deploy']],
    ['walet', ['/wallet']],
    ['wallett', ['/wallet']],
    ['loc', ['/lock']],
    ['lck', []],
    ['8546', []],
    ['zzzzzz', []],
  ])('is read as the nearest known one: %s', (query, found) => expect(rank(query, pages)).toEqual(found));

  it('has the sense of the right one', () => {
    const words = {senses: [{readers: ['faucet'], pages: ['testnet coins']}]};
    const two = [
      {url: '/a', texts: ['testnet coins']},
      {url: '/b', texts: ['faucet']},
    ];
    expect(rank('fauct', two, {words}).sort()).toEqual(['/a', '/b']);
  });
});

describe('other languages', () => {
  it.each([
    ['质押', ['/stake']],
    ['怎么质押', ['/stake']],
    ['如何质押的', ['/stake']],
    ['赞助', ['/sponsor']],
  ])('Chinese: %s', (query, found) => {
    const pages = [
      {url: '/stake', title: '质押 CFX'},
      {url: '/sponsor', title: '赞助合约，抵押存储'},
    ];
    expect(rank(query, pages, {locale: 'zh-CN', words: {ignored: ['怎么', '如何', '的']}})).toEqual(found);
  });

  it.each(['transacción', 'transaccion', 'TRANSACCIÓN', 'transacciones'])(
    'Spanish, with and without accents: %s',
    (query) =>
      expect(rank(query, [{url: '/tx', title: 'Enviar una transacción'}, {url: '/x'}], {locale: 'es'})).toEqual([
        '/tx',
      ]),
  );
});
