// @vitest-environment dom
import {act, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {choicesOf} from '../client/choices';
import type {PageHit, SearchAnswer} from '../model';
import Options from '../theme/SearchBar/Dialog/Options';
import Place from '../theme/SearchParts/Place';
import SearchPage from '../theme/SearchPage';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
const {MODULES, at, useSearch} = vi.hoisted(() => {
  vi.resetModules();
  return {
    MODULES: [
      '@docusaurus/Head',
      '@docusaurus/Link',
      '@docusaurus/Translate',
      '@docusaurus/router',
      '@docusaurus/theme-common',
      '@docusaurus/useIsBrowser',
      '@theme/Layout',
      '../client/useSearch',
      '../client/useSearchPaths',
    ],
    at: {search: ''},
    useSearch: vi.fn(),
  };
});
afterAll(() => {
  for (const name of MODULES) vi.doUnmock(name);
  vi.resetModules();
});
// The framework's modules exist only in a build.
vi.mock('@docusaurus/Head', () => ({default: () => null}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: ReactNode}) => <a href={to}>{children}</a>,
}));
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@docusaurus/router', () => ({useHistory: () => ({}), useLocation: () => at}));
vi.mock('@docusaurus/theme-common', () => ({
  PageMetadata: () => null,
  usePluralForm: () => ({selectMessage: (count: number, texts: string) => texts.split('|')[count === 1 ? 0 : 1]}),
}));
vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('../client/useSearch', () => ({useSearch}));
vi.mock('../client/useSearchPaths', () => ({
  useSearchPaths: () => ({searchPath: '/search', errorFinder: '/docs/errors', issues: 'https://example.org/new'}),
  searchAddress: (path: string, query: string) => `${path}?q=${query}`,
}));

const hit = (number: number): PageHit => ({
  url: `/docs/${number}`,
  kind: 'docs',
  title: [{text: `Page ${number}`, hit: false}],
  trail: [],
  excerpt: [],
  space: undefined,
  section: undefined,
});
/** The query `zzqxj` finds nothing, and `walelt` is misspelt. */
const hitsOf = (query: string) =>
  query.startsWith('zzqxj') ? [] : Array.from({length: 45}, (_, number) => hit(number));

const answerOf = (query: string, limit: number): SearchAnswer => ({
  hits: hitsOf(query).slice(0, limit),
  total: hitsOf(query).length,
  corrections: query === 'walelt' ? [{from: 'walelt', to: 'wallet'}] : [],
  suggestions: query === 'zzqxj' ? ['quorum'] : [],
  isComplete: !query.endsWith('…'),
});

let place: HTMLElement;
let root: Root;
const show = (view: ReactNode) => act(() => root.render(view));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => undefined;
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

describe('a result of the search dialog', () => {
  it('is opened by a plain click, and leaves one for a new tab or window to the browser', () => {
    const opened: string[] = [];
    const onOpen = ({url}: {url: string}) => void opened.push(url);
    show(<Options id="list" choices={choicesOf([hit(1)], 'a')} active={0} onActive={() => {}} onOpen={onOpen} />);
    const click = (init: MouseEventInit) => {
      const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
      let isTaken = false;
      // Stops the click here, because jsdom can't navigate.
      const stop = () => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stop, {once: true});
      act(() => void place.querySelector('a')!.dispatchEvent(event));
      return isTaken;
    };
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) expect(click({[key]: true}), key).toBe(false);
    expect(opened).toEqual([]);
    expect(click({})).toBe(true);
    expect(opened).toEqual(['/docs/1']);
  });
});

describe('the search page', () => {
  const page = (search: string) => {
    at.search = search;
    useSearch.mockImplementation((query: string, limit: number) => ({
      state: 'ready',
      answered: query,
      answer: query ? answerOf(query, limit) : undefined,
      retry: () => undefined,
    }));
    show(<SearchPage key="page" />);
  };
  const found = () => place.querySelectorAll('ol > li').length;
  const more = () => place.querySelector('button');

  it('shows 20 more results with each press of the button, until all are there', () => {
    page('?q=epoch');
    expect(place.querySelector('[role=status]')!.textContent).toBe('45 pages found');
    const counts = [found()];
    while (more() && counts.length < 5) {
      act(() => more()!.click());
      counts.push(found());
    }
    expect(counts).toEqual([20, 40, 45]);
  });

  it('reads the beginning of a very long query in an address, and says so', () => {
    page(`?q=${'word '.repeat(50_000)}`);
    expect(useSearch).toHaveBeenLastCalledWith('word '.repeat(40), 20);
    expect(place.querySelector('[role=status]')!.textContent).toContain('Only the first {most} characters');
    page(`?q=${'a'.repeat(200)}`);
    expect(place.querySelector('[role=status]')!.textContent).not.toContain('Only');
  });

  it('announces that nothing was found, and nothing before there is a query', () => {
    const status = () => place.querySelector('[role=status]')!.textContent;
    page('?q=zzqxj');
    expect(status()).toBe('0 pages found');
    page('');
    expect(status()).toBe('');
  });

  it('starts with 20 results again for another query', () => {
    page('?q=epoch');
    act(() => more()!.click());
    expect(found()).toBe(40);
    page('?q=block');
    expect(found()).toBe(20);
  });

  const links = () => [...place.querySelectorAll('main a')].map((link) => link.getAttribute('href'));

  it('does not say that nothing was found while files are missing', () => {
    page('?q=zzqxj');
    expect(place.textContent).toContain('No results for “zzqxj”');
    page('?q=zzqxj…');
    expect(place.textContent).not.toContain('No results');
    expect(place.querySelector('[role=status]')!.textContent).toBe('');
  });

  it('leads to similar words, the form for reports and, for what looks like an error, the error finder', () => {
    page('?q=zzqxj');
    expect(links()).toEqual(['/search?q=quorum', 'https://example.org/new']);
    page('?q=error%20-32016');
    expect(links()[0]).toBe('/docs/errors');
    page('?q=epoch');
    expect(links()).not.toContain('/docs/errors');
  });

  it('says which words were searched instead of misspelt ones', () => {
    page('?q=walelt');
    expect(place.textContent).toContain('Showing results for “wallet”');
    page('?q=epoch');
    expect(place.textContent).not.toContain('Showing results for');
  });
});

describe('the place of a result', () => {
  const placeOf = (space: 'core' | 'espace' | undefined, trail: string[]) => {
    show(<Place space={space} trail={trail} />);
    return place.textContent;
  };
  it('has the space of the page once, then its categories', () => {
    expect(placeOf('core', ['Basics', 'Transactions'])).toBe('Core Space › Basics › Transactions');
    expect(placeOf('espace', ['eSpace', 'Build'])).toBe('eSpace › Build');
    expect(placeOf('espace', [])).toBe('eSpace');
    expect(placeOf(undefined, ['Mining'])).toBe('Mining');
    expect(placeOf(undefined, [])).toBe('');
  });
});
