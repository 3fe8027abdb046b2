import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import Board from '../Board';
import {moved} from '../Board/keys';
import Coded from '../Coded';
import Followed from '../Followed';
import {stillText} from '../messages/board';
import {headText, rootText} from '../messages/details';
import {netText, networkText} from '../messages/network';
import {adviceText, stageName} from '../messages/stages';
import {storyText} from '../messages/story';
import {TAGS} from '../model/film';
import {opened} from '../model/player';
import {orderOf, sceneOf} from '../model/scene';
import {STAGES} from '../model/stage';
import json from '../recording.json';
import Still from '../Still';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const film = json;
const last = film.frames.length - 1;
const stop = () => undefined;
const names = (at: number) =>
  [
    ...renderToStaticMarkup(<Board scene={sceneOf(film, at)} followed={0} onFollow={stop} />).matchAll(
      /<button[^>]*aria-label="([^"]*)"[^>]*>(\d+)</g,
    ),
  ].map(([, name, text]) => [name, text]);
const story = (at: number, followed = 5) => storyText({film, at, followed});

describe('the board of the epoch player', () => {
  it('names each block by its edges, its epoch and its stage', () => {
    const all = names(last);
    expect(all).toHaveLength(film.blocks.length);
    for (const [name, text] of all) expect(name!.startsWith(`Block ${text},`)).toBe(true);
    expect(all[5]![0]).toMatch(/^Block 6, parent 2, references –, transactions 1, epoch 59, position [12], Finalized$/);
    expect(all[8]![0]).toBe(
      'Block 9, pivot block, parent 7, references 8, transactions 0, epoch 59, position 3, Finalized',
    );
    expect(all.slice(0, 2).map(([name]) => name)).toEqual([
      'Block 1, pivot block, parent –, references –, transactions 0, epoch 54, position 1, Finalized',
      'Block 2, pivot block, parent 1, references –, transactions 0, epoch 55, position 1, Finalized',
    ]);
    expect(names(5)[5]![0]).toBe('Block 6, parent 2, references –, transactions 1, epoch –, position –, Packed');
  });

  it('is a picture before the panel comes: a moment in which some epochs are executed and later ones are not', () => {
    const html = renderToStaticMarkup(<Still />);
    expect(html).not.toContain('<button');
    // A picture that scrolls needs the focus, so that the arrow keys can scroll it.
    expect(html).toMatch(/role="img" aria-label="[^"]*" tabindex="0"/);
    expect(html).toContain('role="img" aria-label="17 blocks in epochs 54 to 66"');
    for (let epoch = 54; epoch <= 66; epoch++)
      expect(html).toContain(`<b>Epoch ${epoch}</b><span>${epoch <= 62 ? 'Executed' : 'In an epoch'}</span>`);
    expect(stillText(sceneOf(film, opened(film).at))).toContain(
      'epoch 66 is the latest one. Nodes have executed the epochs up to 62',
    );
  });

  it('follows the arrow keys: parent, child on the pivot chain, and the order of the blocks', () => {
    const scene = sceneOf(film, last);
    const go = (key: string, at: number) => moved(key, at, scene);
    expect([
      go('ArrowLeft', 8),
      go('ArrowLeft', 0),
      go('ArrowLeft', 1),
      go('ArrowRight', 1),
      go('ArrowRight', 8),
      go('ArrowRight', 9),
      go('ArrowRight', 16),
    ]).toEqual([6, 0, 0, 2, 10, 9, 16]);
    const order = orderOf(scene);
    for (const [place, index] of order.entries())
      expect([go('ArrowUp', index), go('ArrowDown', index)]).toEqual([
        order[Math.max(0, place - 1)],
        order[Math.min(order.length - 1, place + 1)],
      ]);
    expect([go('Home', 9), go('End', 9), go('Tab', 9), go('Enter', 9)]).toEqual([0, 16, undefined, undefined]);
  });
});

describe('the words of the epoch player', () => {
  it('describe the changes of each moment, with every value filled in', () => {
    for (const at of film.frames.keys())
      for (const followed of film.blocks.keys()) expect(story(at, followed)).not.toMatch(/[{}]|undefined|NaN/);
    expect(story(0)).toBe('Playback begins with epoch 54.');
    expect(story(8)).toBe(
      'Block 9 arrives on block 7 and references 8. Executed: epoch 55. Your block 6 is in epoch 59: In an epoch.',
    );
    expect(story(8, 0)).toBe('Block 9 arrives on block 7 and references 8. Executed: epoch 55.');
    expect(story(11, 9)).toBe(
      'Block 12 arrives on block 11 and references nothing. The pivot chain switches: it loses 10 and now ends with block 12. Executed: epoch 57. Your block 10 is in no epoch.',
    );
    expect(story(last)).toMatch(
      /^Later blocks, which aren’t drawn, have brought the latest epoch to \d+\. Finalized: epochs 54 to 60\. Your block 6 is in epoch 59: Finalized\.$/,
    );
  });

  it('name the stages and the networks', () => {
    expect(STAGES.map(stageName)).toEqual(['Packed', 'In an epoch', 'Executed', 'Confirmed', 'Finalized']);
    expect((['mainnet', 'testnet'] as const).map(netText)).toEqual(['Mainnet', 'Testnet']);
  });

  it.each([
    ['stage', STAGES.map(adviceText), /^[A-Z].*\.$/],
    ['epoch number', TAGS.map(headText), /^[a-z].*\w$/],
  ])('describe each %s differently', (_name, texts, form) => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(form);
  });

  it('mark the stages that a block has reached', () => {
    const marks = (at: number) =>
      [...renderToStaticMarkup(<Followed scene={sceneOf(film, at)} followed={5} />).matchAll(/\((reached|not yet)\)/g)]
        .map(([, mark]) => mark === 'reached')
        .filter(Boolean).length;
    expect([0, 5, 8, 13, 27, last].map(marks)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('set the names of fields as code', () => {
    expect(renderToStaticMarkup(<Followed scene={sceneOf(film, last)} followed={5} />)).toContain(
      'check <code>outcomeStatus</code>, and',
    );
    expect(renderToStaticMarkup(<Coded text={rootText(59, 64, 5)} />)).toContain(
      'appears as <code>deferredStateRoot</code> in',
    );
  });

  it('describe the state of every watch of the network', () => {
    const kinds = [
      'final',
      'enough',
      'tooMany',
      'switched',
      'contradiction',
      'unexpected',
      'offline',
      'timeout',
      'notJson',
      'cancelled',
      'unreachable',
    ] as const;
    const texts = [
      ...(['idle', 'asking', 'live'] as const).map((kind) => networkText({kind})),
      ...kinds.map((kind) => networkText({kind: 'ended', ending: {kind}})),
    ];
    texts.push(
      networkText({kind: 'ended', ending: {kind: 'http', status: 429}}),
      networkText({kind: 'ended', ending: {kind: 'refused', code: -32000, message: '<b>no</b>', ms: 1}}),
    );
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/);
    expect(networkText({kind: 'ended', ending: {kind: 'unexpected'}})).toContain(
      'an epoch number, a list of blocks or a block',
    );
    expect(texts.at(-1)).toBe('The node returned error -32000. <b>no</b>');
    expect(
      networkText({kind: 'ended', ending: {kind: 'refused', code: 1, message: 'x'.repeat(1e6), ms: 1}}).length,
    ).toBeLessThan(400);
  });
});
