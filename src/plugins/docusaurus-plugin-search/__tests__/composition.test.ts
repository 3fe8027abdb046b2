import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Composition} from '../client/composition';

const key = (isComposing = false, keyCode = 13) => ({isComposing, keyCode});

describe('a key belongs to the input method', () => {
  let composition: Composition;
  beforeEach(() => {
    vi.useFakeTimers();
    composition = new Composition();
  });
  afterEach(() => void vi.useRealTimers());

  it('while it composes', () => {
    expect(composition.owns(key())).toBe(false);
    composition.start();
    expect(composition.owns(key())).toBe(true);
  });

  it('when the key comes before the end of the composition (Chrome, Firefox)', () => {
    composition.start();
    expect(composition.owns(key(true))).toBe(true);
    composition.end();
    composition.release();
    expect(composition.owns(key())).toBe(false);
  });

  it('when the end comes before the key (Safari)', () => {
    composition.start();
    composition.end();
    expect(composition.owns(key())).toBe(true);
    composition.release();
    expect(composition.owns(key())).toBe(false);
  });

  it('when only its code says so', () => expect(composition.owns(key(false, 229))).toBe(true));

  it('when the dialog is asked to close, without a key', () => {
    expect(composition.owns()).toBe(false);
    composition.start();
    expect(composition.owns()).toBe(true);
    composition.end();
    expect(composition.owns()).toBe(true);
  });

  it('not long after a choice by pointer, which releases no key', () => {
    composition.start();
    composition.end();
    vi.advanceTimersByTime(99);
    expect(composition.owns(key())).toBe(true);
    vi.advanceTimersByTime(1);
    expect(composition.owns(key())).toBe(false);
  });
});
