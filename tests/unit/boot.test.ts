import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {describe, expect, it} from 'vitest';

const source = fs.readFileSync(path.resolve('static/js/boot.js'), 'utf8');
const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';

/** Runs the head script with a store and an address, and returns both as they are afterwards. */
function boot(
  stored: Record<string, string>,
  {href = 'https://example.org/docs', setItem}: {href?: string; setItem?: () => void} = {},
) {
  const store = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void store.set(key, value)),
    removeItem: (key: string) => void store.delete(key),
  };
  let address = href;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: URL) => void (address = String(url)),
  };
  const document = {currentScript: {getAttribute: () => 'new'}};
  vm.runInNewContext(source, {localStorage, history, location: {href}, document, URL});
  return {store: Object.fromEntries(store), address};
}

describe('§4 head script', () => {
  it.each(['banana', 'Dark', 'system', ''])('a stored colour mode %j becomes light', (theme) =>
    expect(boot({theme}).store.theme).toBe('light'),
  );
  it.each(['dark', 'light'])('%s stays', (theme) => expect(boot({theme}).store.theme).toBe(theme));
  it('no stored mode stays none', () => expect(boot({}).store).toEqual({}));

  it('a mode in the address other than dark or light becomes light, the rest of the address stays', () => {
    expect(boot({}, {href: 'https://example.org/docs?a=1&docusaurus-theme=banana#b'}).address).toBe(
      'https://example.org/docs?a=1&docusaurus-theme=light#b',
    );
    expect(boot({}, {href: 'https://example.org/docs?docusaurus-theme=dark'}).address).toBe(
      'https://example.org/docs?docusaurus-theme=dark',
    );
  });

  it('an announcement with another id shows again, the same one stays closed', () => {
    expect(boot({[DISMISSED]: 'true', [ID]: 'old'}).store).toEqual({[ID]: 'old'});
    expect(boot({[DISMISSED]: 'true', [ID]: 'new'}).store).toEqual({[DISMISSED]: 'true', [ID]: 'new'});
  });

  it('§7 a full storage leaves no wrong mode behind', () => {
    const setItem = () => {
      throw new Error('full');
    };
    expect(boot({theme: 'banana', [DISMISSED]: 'true'}, {setItem}).store).toEqual({});
  });

  it('§7 a blocked storage does no harm', () => {
    const blocked = new Proxy(
      {},
      {
        get() {
          throw new Error('blocked');
        },
      },
    );
    const run = () =>
      vm.runInNewContext(source, {
        localStorage: blocked,
        history: {},
        location: {href: 'https://example.org/'},
        document: {currentScript: null},
        URL,
      });
    expect(run).not.toThrow();
  });
});
