// @vitest-environment dom
import {act, createElement} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {endpointUrl, resetCallStores, socketUrl, useCallStore, type CallStore} from '../callStore';
import type {InstanceData} from '../pageData';

const core: InstanceData = {
  id: 'core',
  endpoints: [
    {id: 'test', label: 'Test network', url: 'https://test.example', ws: 'wss://test.example/ws'},
    {id: 'main', label: 'Main network', url: 'https://main.example/http'},
  ],
  defaultEndpoint: 'test',
  samples: [],
  probe: {head: {method: 'head', params: []}, block: {method: 'block', params: []}},
  known: {},
};
const espace: InstanceData = {...core, id: 'espace'};
const KEPT = 'openrpc.endpoint.core';

const roots: Root[] = [];

/** A part of a method page that shows the call; `shown` is the text that the reader sees. */
function part(method: string, {instance = core, texts = ['0x1']} = {}) {
  const seen: {store?: CallStore} = {};
  const Part = () => {
    seen.store = useCallStore(instance, method, texts);
    return JSON.stringify(seen.store.state);
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  roots.push(root);
  act(() => root.render(createElement(Part)));
  return {
    shown: () => JSON.parse(place.textContent) as unknown,
    update: (change: Parameters<CallStore['update']>[0]) => act(() => seen.store!.update(change)),
    restoreChoice: () => act(() => seen.store!.restoreChoice()),
    current: () => seen.store!.current(),
  };
}

const AT_FIRST = {texts: ['0x1'], endpoint: 'test', customUrl: ''};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  resetCallStores();
});
afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  vi.unstubAllGlobals();
});

describe('the call of a method page', () => {
  it('starts with the example and the endpoint of the instance', () => expect(part('a').shown()).toEqual(AT_FIRST));

  it('has the same start in the page that the server sends', () => {
    const Part = () => JSON.stringify(useCallStore(core, 'a', ['0x1']).state);
    expect(renderToString(createElement(Part)).replaceAll('&quot;', '"')).toBe(JSON.stringify(AT_FIRST));
  });

  it('is the same in the samples and in the playground while the reader types', () => {
    const [samples, playground] = [part('a'), part('a')];
    playground.update({texts: ['0x2']});
    expect(samples.shown()).toEqual({...AT_FIRST, texts: ['0x2']});
    expect(playground.shown()).toEqual({...AT_FIRST, texts: ['0x2']});
    expect(samples.current()).toEqual({...AT_FIRST, texts: ['0x2']});
  });

  it('belongs to one method of one instance', () => {
    part('a').update({texts: ['0x2']});
    expect(part('b').shown()).toEqual(AT_FIRST);
    expect(part('a', {instance: espace}).shown()).toEqual(AT_FIRST);
    expect(part('a').shown()).toEqual({...AT_FIRST, texts: ['0x2']});
  });

  it('is forgotten when a test asks for it', () => {
    part('a').update({texts: ['0x2']});
    resetCallStores();
    expect(part('a').shown()).toEqual(AT_FIRST);
  });
});

describe('the endpoint that the reader chose', () => {
  it('is kept for the other pages of the instance', () => {
    part('a').update({endpoint: 'main'});
    const later = part('b');
    later.restoreChoice();
    expect(later.shown()).toEqual({...AT_FIRST, endpoint: 'main'});
    const elsewhere = part('b', {instance: espace});
    elsewhere.restoreChoice();
    expect(elsewhere.shown()).toEqual(AT_FIRST);
  });

  it('is kept with the address of an own node', () => {
    const page = part('a');
    page.update({endpoint: 'custom'});
    page.update({customUrl: 'http://localhost:8545'});
    expect(JSON.parse(localStorage.getItem(KEPT)!)).toEqual({endpoint: 'custom', customUrl: 'http://localhost:8545'});
    const later = part('b');
    later.restoreChoice();
    expect(later.shown()).toEqual({...AT_FIRST, endpoint: 'custom', customUrl: 'http://localhost:8545'});
  });

  it('is the newest one on a page that the reader returns to', () => {
    const [page, other] = [part('a'), part('b')];
    page.update({endpoint: 'custom', customUrl: 'http://localhost:8545'});
    other.update({endpoint: 'custom', customUrl: 'http://localhost:9545'});
    page.restoreChoice();
    expect(page.shown()).toEqual({...AT_FIRST, endpoint: 'custom', customUrl: 'http://localhost:9545'});
  });

  it('leaves what was typed as it is', () => {
    part('a').update({endpoint: 'main'});
    const page = part('b');
    page.update({texts: ['0x2']});
    page.restoreChoice();
    expect(page.shown()).toEqual({texts: ['0x2'], endpoint: 'main', customUrl: ''});
  });

  it('is not kept before there is a choice: what was typed stays on the page', () => {
    part('a').update({texts: ['0x2']});
    expect(localStorage.length).toBe(0);
  });

  it('is that of an earlier visit', () => {
    localStorage.setItem(KEPT, '{"endpoint":"main","customUrl":""}');
    const page = part('a');
    expect(page.shown()).toEqual(AT_FIRST);
    page.restoreChoice();
    expect(page.shown()).toEqual({...AT_FIRST, endpoint: 'main'});
  });

  it.each([
    ['of a preset that the site no longer has', '{"endpoint":"gone","customUrl":""}'],
    ['without an address', '{"endpoint":"custom"}'],
    ['with an address that is no text', '{"endpoint":"custom","customUrl":7}'],
    ['without an endpoint', '{"customUrl":"https://node.example"}'],
    ['that is null', 'null'],
    ['that is a text', '"main"'],
    ['that cannot be read', '{'],
  ])('a choice %s changes nothing', (_, stored) => {
    localStorage.setItem(KEPT, stored);
    const page = part('a');
    page.restoreChoice();
    expect(page.shown()).toEqual(AT_FIRST);
    expect(localStorage.getItem(KEPT)).toBe(stored);
  });
});

describe('addresses of the chosen endpoint', () => {
  const at = (endpoint: string, customUrl = '') => ({texts: [], endpoint, customUrl});

  it('calls go to the preset, or to the own address as it was typed', () => {
    expect(endpointUrl(core, at('test', 'https://node.example'))).toBe('https://test.example');
    expect(endpointUrl(core, at('main'))).toBe('https://main.example/http');
    expect(endpointUrl(core, at('custom', ' node '))).toBe(' node ');
    expect(endpointUrl(core, at('gone'))).toBe('');
  });

  it('subscriptions go to the WebSocket address of the preset', () =>
    expect(socketUrl(core, at('test'))).toBe('wss://test.example/ws'));

  it('without one, they go to the place of the calls', () => {
    expect(socketUrl(core, at('main'))).toBe('wss://main.example/http');
    expect(socketUrl(core, at('custom', ' http://localhost:8545 '))).toBe('ws://localhost:8545');
    expect(socketUrl(core, at('custom', 'wss://http.example'))).toBe('wss://http.example');
    expect(socketUrl(core, at('gone'))).toBe('');
  });
});
