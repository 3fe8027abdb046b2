// @vitest-environment dom
import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import CopyButton from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

let place: HTMLElement;
let root: Root;
/** Replaces the old copy command, because the tests have no clipboard API. */
const withCommand = (execCommand: (() => boolean) | undefined) => Object.assign(document, {execCommand});
const button = () => place.querySelector('button')!;
const press = () =>
  act(async () => {
    button().focus();
    button().click();
  });
const status = () => place.querySelector('[role=status]')!.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<CopyButton value="0x1" />));
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
  withCommand(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the copy button without a clipboard API', () => {
  it('copies its value with the old command, and keeps the focus', async () => {
    const copied: string[] = [];
    withCommand(() => {
      const hidden = document.querySelector('textarea')!;
      // As in browsers whose `select` moves the focus.
      hidden.focus();
      copied.push(hidden.value);
      return true;
    });
    await press();
    expect(copied).toEqual(['0x1']);
    expect(status()).toBe('Copied');
    expect(document.activeElement).toBe(button());
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['refuses', () => false],
    [
      'throws an error',
      () => {
        throw new Error('denied');
      },
    ],
    ['is missing', undefined],
  ])('says that nothing was copied if the old command %s, and can be pressed again', async (_, command) => {
    withCommand(command);
    await press();
    expect(status()).toBe('Copy failed');
    act(() => void vi.advanceTimersByTime(2_000));
    expect(status()).toBe('');
    withCommand(() => true);
    await press();
    expect(status()).toBe('Copied');
  });
});
