// @vitest-environment dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import Panel from '../Panel';
import {MAX_BYTES} from '../settings';
import known from './known.json';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.doUnmock('@site/src/components/parts/localNumber');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@site/src/components/parts/localNumber', () => ({localNumber: String}));

let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () => root.render(<Panel />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** The results, by label. */
const shown = () =>
  Object.fromEntries(
    [...place.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('output, dd > span')!.textContent!.trim(),
    ]),
  );
const [, MODERN, KUBO, LEGACY] = [
  'File',
  'CIDv1, blocks of 1 MiB (profile unixfs-v1-2025)',
  'CIDv1, blocks of 256 KiB (ipfs add --cid-version=1)',
  'CIDv0, blocks of 256 KiB (ipfs add)',
];
const problem = () => place.querySelector('input')!.parentElement!.querySelector('[role=status]')!.textContent;

/** A file, which the document of the tests doesn't offer in full. */
const fileOf = (name: string, content: string | Uint8Array) => ({
  name,
  size: content.length,
  arrayBuffer: async () => (typeof content === 'string' ? new TextEncoder().encode(content) : content).buffer,
});

/** Waits until a result or a problem is shown. */
async function settle() {
  do await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  while (place.textContent.includes('Computing…'));
}

async function start(files: object[]) {
  const input = place.querySelector('input')!;
  Object.defineProperty(input, 'files', {value: files, configurable: true});
  await act(async () => void input.dispatchEvent(new Event('change', {bubbles: true})));
}

async function choose(...files: object[]) {
  await start(files);
  await settle();
}

describe('the CID calculator', () => {
  it('begins with an example', async () => {
    await settle();
    expect(shown()).toEqual({
      File: 'hello.txt, 11 bytes',
      [MODERN]: 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
      [KUBO]: 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
      [LEGACY]: 'Qmf412jQZiuVUtdgnB36FXFX7xg5V6KEbSJ4dpQuhkLyfD',
    });
    expect(place.textContent).toContain('fits into one block');
  });

  it('computes the CIDs of a chosen file, and says why they differ', async () => {
    const {size, modern, kubo, legacy} = known.files.find((one) => one.size === 2 ** 18 + 1)!;
    const bytes = Uint8Array.from({length: size}, (_, i) => Math.imul(i, 2654435761) >>> 24);
    await choose(fileOf('a.png', bytes));
    expect(shown()).toEqual({File: 'a.png, 262145 bytes', [MODERN]: modern, [KUBO]: kubo, [LEGACY]: legacy});
    expect(place.textContent).toContain('fits into one block of 1 MiB, but takes 2 of 256 KiB');
    expect(problem()).toBe('');
  });

  it('computes nothing for several files, for a folder, and above the limit, and says why', async () => {
    const empty = {File: '', [MODERN]: '', [KUBO]: '', [LEGACY]: ''};
    await choose(fileOf('a', 'a'), fileOf('b', 'b'));
    expect(problem()).toContain('Choose one file.');
    expect(shown()).toEqual(empty);

    const folder = {name: 'images', size: 4096, arrayBuffer: () => Promise.reject(new Error('NotFoundError'))};
    await choose(folder);
    expect(problem()).toContain('not a folder');

    const read = vi.fn<() => Promise<ArrayBuffer>>();
    await choose({name: 'film.mp4', size: MAX_BYTES + 1, arrayBuffer: read});
    expect(problem()).toContain('more than 32 MiB');
    expect(read).not.toHaveBeenCalled();

    await choose(fileOf('again.txt', 'hello world'));
    expect(problem()).toBe('');
    expect(shown().File).toBe('again.txt, 11 bytes');
  });

  it('ignores the result of a file when another was chosen meanwhile', async () => {
    await start([fileOf('slow.bin', new Uint8Array(4 * 2 ** 20))]);
    expect(shown().File).toBe('slow.bin, 4194304 bytes');
    expect(place.textContent).toContain('Computing…');
    await choose(fileOf('fast.txt', 'hello world'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(shown()).toMatchObject({
      File: 'fast.txt, 11 bytes',
      [MODERN]: 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
    });
  });

  it('accepts a dropped file', async () => {
    const picker = place.querySelector('input')!.parentElement!;
    const drop = new Event('drop', {bubbles: true, cancelable: true});
    Object.assign(drop, {dataTransfer: {files: [fileOf('dropped.txt', 'hello world')]}});
    await act(async () => void picker.dispatchEvent(drop));
    expect(drop.defaultPrevented).toBe(true);
    await settle();
    expect(shown().File).toBe('dropped.txt, 11 bytes');
  });
});
