import {describe, expect, it} from 'vitest';
import {SearchEngine} from '../client/engine';
import {meaningful} from '../client/stopWords';
import type {IndexedPage, PageKind, Part} from '../model';
import {INDEX} from './fixtures';

const engine = new SearchEngine(INDEX);
const urls = (query: string): string[] => engine.find(query, 10).hits.map((hit) => hit.url);
const first = (query: string): string | undefined => urls(query)[0];

/** A page with one section for each text; the first represents the page itself. */
type Sketch = {url: string; title?: string; kind?: PageKind; texts: string[]};
/** Addresses, best first, among pages that only differ in the subject of the test. */
function rank(query: string, ...sketches: Sketch[]): string[] {
  const pages = sketches.map(({url, title = 'Title', kind = 'docs'}): IndexedPage => ({url, title, kind, trail: []}));
  const sections = sketches.flatMap(({texts}, page) =>
    texts.map((text, order) => ({page, anchor: order === 0 ? '' : `s${order}`, heading: '', text})),
  );
  return new SearchEngine({pages, sections}).find(query, 10).hits.map(({url}) => url);
}

describe('ranking', () => {
  it.each(['cfx_getBalance', 'cfx_getbalance', 'getBalance', 'getbalance', 'cfx_getBal'])(
    'puts the page of a method first: %s',
    (query) => {
      expect(first(query)).toBe('/docs/core/rpc/cfx_getbalance');
      expect(urls(query)).not.toContain('/docs/general/wallets');
    },
  );

  it('finds a method by a part of its name', () =>
    expect(urls('balance')).toEqual(expect.arrayContaining(['/docs/core/rpc/cfx_getbalance', '/docs/core/FAQs'])));
  it('finds an error code, in its section', () => {
    const [hit] = engine.find('-32602', 5).hits;
    expect(hit?.sections.map((section) => section.url)).toEqual(['/docs/core/rpc/cfx_getbalance#errors']);
  });
  it.each(['CIP-113', 'cip 113', 'cip113'])('finds a proposal: %s', (query) =>
    expect(urls(query)).toEqual(['/docs/general/stake']),
  );
  it('ranks documentation above posts', () =>
    expect(urls('staking')).toEqual(['/docs/general/stake', '/blog/staking']));
  it.each([
    ['pages', ['quorum']],
    ['sections', ['other', 'quorum']],
  ])('ranks equal %s by the kind of their page, whatever their order', (_what, texts) => {
    const kinds: PageKind[] = ['blog', 'category', 'page', 'docs'];
    expect(rank('quorum', ...kinds.map((kind) => ({url: kind, kind, texts})))).toEqual([
      'docs',
      'page',
      'category',
      'blog',
    ]);
  });
  it('ranks a page that begins with the word above one that has it in a section', () => {
    expect(
      rank('quorum', {url: '/section', texts: ['other', 'quorum']}, {url: '/start', texts: ['quorum', 'other']}),
    ).toEqual(['/start', '/section']);
  });
  it('ranks a page that has others below it above those, and not above others that say more', () => {
    const pages = [
      {url: '/quorum/part', texts: ['quorum']},
      {url: '/quorum/', texts: ['quorum']},
      {url: '/quorumless', texts: ['quorum']},
    ];
    expect(rank('quorum', ...pages)[0]).toBe('/quorum/');
    expect(
      rank(
        'quorum',
        {url: '/b', title: 'Quorum', texts: ['other']},
        {url: '/b/c', texts: ['x']},
        {url: '/d', title: 'Quorum', texts: ['quorum quorum']},
      )[0],
    ).toBe('/d');
  });
  it('ranks a title above a text', () => {
    expect(
      rank('quorum', {url: '/text', texts: ['quorum']}, {url: '/title', title: 'Quorum', texts: ['other']}),
    ).toEqual(['/title', '/text']);
  });
  it('drops words that say nothing in Spanish', () => {
    expect(
      rank(
        '¿cómo se paga el gas de un contrato?',
        {url: '/como', title: 'Cómo se hace el resto', texts: ['de un lado']},
        {url: '/paga', texts: ['Otro paga gas por tu contrato.']},
      ),
    ).toEqual(['/paga']);
    expect(
      meaningful([
        'como',
        'con',
        'cual',
        'cuando',
        'de',
        'donde',
        'el',
        'hacer',
        'los',
        'para',
        'porque',
        'que',
        'su',
        'una',
        'gas',
      ]),
    ).toEqual(['gas']);
    expect(meaningful(['el', 'que'])).toEqual(['el', 'que']);
  });
  it('drops words that say nothing', () =>
    expect(urls('how do I sponsor a contract?')).toEqual(['/docs/core/sponsor']));
  it('forgives a typing error', () => expect(first('sponser')).toBe('/docs/core/sponsor'));
  it('completes the last word', () => expect(first('wall')).toBe('/docs/general/wallets'));
  it('finds a plural by its singular and the reverse', () =>
    expect([first('wallet'), first('sponsors')]).toEqual(['/docs/general/wallets', '/docs/core/sponsor']));
  it('knows the name that the sidebar gives a page', () => {
    const page = (url: string, title: string, label?: string) => ({
      url,
      title,
      ...(label && {label}),
      kind: 'docs' as const,
      trail: [],
    });
    const own = new SearchEngine({
      pages: [page('/operate', '运维索引节点'), page('/connect', '连接 eSpace', '网络端点')],
      sections: [
        {page: 0, anchor: '', heading: '', text: '配置多个端点、端点的监控与端点的切换。'},
        {page: 1, anchor: '', heading: '', text: '链 ID 与水龙头。'},
      ],
    });
    expect(own.find('端点', 2).hits[0]?.url).toBe('/connect');
  });
  it('ranks a page above one that has the word as one of several names', () => {
    const page = (url: string, label?: string): IndexedPage => ({
      url,
      title: 'Quorum',
      ...(label && {label}),
      kind: 'docs',
      trail: [],
    });
    const own = new SearchEngine({
      pages: [page('/more', 'Vote counts'), page('/alone')],
      sections: [0, 1].map((position) => ({page: position, anchor: '', heading: '', text: 'text'})),
    });
    expect(own.find('quorum', 2).hits.map(({url}) => url)).toEqual(['/alone', '/more']);
  });
  it('finds the whole name before its parts', () =>
    expect(
      rank('getBalance', {url: '/part', texts: ['get a balance']}, {url: '/whole', texts: ['Call getbalance.']}),
    ).toEqual(['/whole']));
  it('finds some words when no page has all', () => expect(first('sponsor zebra')).toBe('/docs/core/sponsor'));
});

describe('spelling', () => {
  const words = ['lock', 'stake', 'walrus', '质押', '1inch'].map((word) => ({url: word, texts: [word]}));
  it.each([
    ['w', []],
    ['wa', ['walrus']],
    ['质', ['质押']],
    ['1', ['1inch']],
  ])('completes two letters, and one character of other scripts: %s', (query, found) =>
    expect(rank(query, ...words)).toEqual(found),
  );
  it.each([
    ['lick', []],
    ['steke', ['stake']],
    ['walros', ['walrus']],
  ])('forgives an error in a word of five letters or more: %s', (query, found) =>
    expect(rank(query, ...words)).toEqual(found),
  );
  it('forgives none in an address or a Chinese text: another one is not meant', () => {
    const address = '0x0888000000000000000000000000000000000006';
    const pages = [address, '高级质押奖励机制'].map((text) => ({url: text, texts: [text]}));
    expect(rank(address, ...pages)).toEqual([address]);
    expect(rank(address.replace('6', '7'), ...pages)).toEqual([]);
    expect(rank('0x088800000000000000000000000000000000000a', ...pages)).toEqual([]);
    expect(rank('奖品', ...pages)).toEqual([]);
  });
});

describe('languages', () => {
  it.each([
    ['质押', '/zh-CN/docs/general/stake'],
    ['赞助', '/zh-CN/docs/core/sponsor'],
    ['如何质押', '/zh-CN/docs/general/stake'],
    ['存储抵押', '/zh-CN/docs/core/sponsor'],
  ])('Chinese: %s', (query, url) => expect(first(query)).toBe(url));
  it('a Chinese word does not match its characters apart', () =>
    expect(urls('质押')).not.toContain('/zh-CN/docs/core/sponsor'));
  it.each(['transacción', 'transaccion', 'TRANSACCIÓN', 'transacciones'])(
    'Spanish with and without accents: %s',
    (query) => expect(first(query)).toBe('/es/docs/tx'),
  );
});

describe('answers', () => {
  it('groups sections below their page and counts pages', () => {
    const answer = engine.find('sponsor', 10);
    expect(answer.total).toBe(1);
    expect(answer.hits[0]?.sections.map((section) => section.url)).toEqual(['/docs/core/sponsor#set']);
  });
  it('shows the three best sections of a page', () => {
    const texts = [
      'intro',
      ...Array.from(
        {length: 6},
        (_, n) => `quorum ${['one', 'two', 'three', 'four', 'five', 'six'].slice(n).join(' ')}`,
      ),
    ];
    const [hit] = new SearchEngine({
      pages: [{url: '/a', title: 'A', kind: 'docs', trail: []}],
      sections: texts.map((text, n) => ({page: 0, anchor: n === 0 ? '' : `s${n}`, heading: '', text})),
    }).find('quorum', 1).hits;
    expect(hit?.sections.map(({url}) => url)).toEqual(['/a#s6', '/a#s5', '/a#s4']);
  });
  it('marks what was found in the title, the beginning and the headings of a page', () => {
    const [hit] = engine.find('sponsor', 1).hits;
    const marked = (parts: Part[] = []) => parts.map(({text, hit: found}) => (found ? `[${text}]` : text)).join('');
    expect(marked(hit?.title)).toBe("[Sponsor] a contract's gas");
    expect(marked(hit?.excerpt)).toBe('A [sponsor] pays gas and collateral for the users of a contract.');
    expect(hit?.sections.map(({heading, excerpt}) => [marked(heading), marked(excerpt)])).toEqual([
      ['Set the [sponsor]', 'Call set[Sponsor]ForGas on [SponsorWhitelistControl].'],
    ]);
    expect({kind: hit?.kind, trail: hit?.trail, url: hit?.url}).toEqual({
      kind: 'docs',
      trail: [],
      url: '/docs/core/sponsor',
    });
  });
  it('shows the beginning of a page only where the beginning matches', () =>
    expect(engine.find('malformed', 1).hits[0]?.excerpt).toEqual([]));
  it('shows a section where one of the words is only in the title', () =>
    expect(engine.find('staking base', 1).hits[0]?.sections.map(({url}) => url)).toEqual([
      '/docs/general/stake#rewards',
    ]));
  it('shows a section where the word is in the title and in the section', () => {
    const pages: IndexedPage[] = [{url: '/a', title: 'Quorum', kind: 'docs', trail: []}];
    const sections = ['intro', 'quorum', 'other'].map((text, n) => ({
      page: 0,
      anchor: n ? `s${n}` : '',
      heading: '',
      text,
    }));
    const [hit] = new SearchEngine({pages, sections}).find('quorum', 1).hits;
    expect(hit?.sections.map(({url}) => url)).toEqual(['/a#s1']);
  });
  it('bounds what is returned, not what is counted', () => {
    const answer = engine.find('balance', 1);
    expect(answer.hits).toHaveLength(1);
    expect(answer.total).toBe(2);
  });
  it('suggests a known word when nothing is found', () => {
    const answer = engine.find('walxetz', 10);
    expect(answer).toMatchObject({total: 0, hits: []});
    expect(answer.suggestions).toContain('wallets');
    expect(engine.find(answer.suggestions[0] ?? '', 10).total).toBeGreaterThan(0);
  });
  it('suggests nothing when something is found', () => expect(engine.find('sponsor', 10).suggestions).toEqual([]));
  it('suggests at most three words, of the five best places', () => {
    const suggestionsFor = (query: string, titles: string[], text = ''): string[] =>
      new SearchEngine({
        pages: titles.map((title) => ({url: title, title, kind: 'docs', trail: []})),
        sections: titles.map((_title, page) => ({page, anchor: '', heading: '', text: page === 5 ? text : ''})),
      }).find(query, 10).suggestions;
    expect(suggestionsFor('wallxxx', ['Walled', 'Waller', 'Wallet', 'Walley'])).toEqual(['walled', 'waller', 'wallet']);
    expect(suggestionsFor('wallxxx', [...Array.from({length: 5}, () => 'Wallet'), 'Title'], 'walled')).toEqual([
      'wallet',
    ]);
  });
  it('suggests words for four letters or more, and none for words that say nothing', () => {
    const pages: IndexedPage[] = [{url: '/a', title: 'What to lock for gas', kind: 'docs', trail: []}];
    const own = new SearchEngine({pages, sections: [{page: 0, anchor: '', heading: '', text: ''}]});
    expect(own.find('lokk', 1).suggestions).toEqual(['lock']);
    expect(own.find('gax', 1).suggestions).toEqual([]);
    expect(own.find('what is zzzzzzzz', 1)).toEqual({hits: [], total: 0, suggestions: []});
  });
  it.each(['', '   ', '!!!', '<img src=x onerror=alert(1)>', '"unclosed', '\\', '(((', '\u0000'])(
    'answers hostile queries without failing: %j',
    (query) => expect(() => engine.find(query, 10)).not.toThrow(),
  );
});
