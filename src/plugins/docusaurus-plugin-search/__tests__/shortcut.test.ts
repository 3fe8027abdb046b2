import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isSearchShortcut} from '../client/shortcut';

/** The part of an element that the shortcut reads. */
class FakeElement {
  constructor(
    readonly field = false,
    readonly isContentEditable = false,
  ) {}
  closest = (selector: string) =>
    this.field && selector === 'input, textarea, select, dialog, [role="dialog"]' ? this : null;
}
const press = (key: string, more: object = {}) =>
  isSearchShortcut({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    target: new FakeElement(),
    ...more,
  } as unknown as KeyboardEvent);

describe('the shortcut of search', () => {
  beforeEach(() => void vi.stubGlobal('HTMLElement', FakeElement));
  afterEach(() => void vi.unstubAllGlobals());

  it('is Ctrl+K or ⌘K, in any case of the letter and in fields too', () => {
    for (const key of ['k', 'K'])
      for (const name of ['ctrlKey', 'metaKey'])
        expect(press(key, {[name]: true, target: new FakeElement(true)})).toBe(true);
    expect(press('k')).toBe(false);
    expect(press('j', {ctrlKey: true})).toBe(false);
  });

  it('is a slash where a slash is no text, on any keyboard: with Shift, or with AltGr', () => {
    expect(press('/')).toBe(true);
    expect(press('/', {target: null})).toBe(true);
    expect(press('/', {shiftKey: true})).toBe(true);
    expect(press('/', {ctrlKey: true, altKey: true})).toBe(true);
    expect(press('x')).toBe(false);
    for (const target of [new FakeElement(true), new FakeElement(false, true)])
      expect(press('/', {target})).toBe(false);
    for (const name of ['ctrlKey', 'metaKey', 'altKey']) expect(press('/', {[name]: true}), name).toBe(false);
  });

  it('is nothing while a word is composed, and no other shortcut with K', () => {
    expect(press('/', {isComposing: true})).toBe(false);
    for (const name of ['isComposing', 'altKey', 'shiftKey'])
      expect(press('k', {ctrlKey: true, [name]: true}), name).toBe(false);
  });
});
