import type {ComponentProps} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {localNumber} from '@site/src/components/Fact/localNumber';
import {gasRow, savedPercent} from '@site/src/facts/gas';
import GasFact from '..';

// Files of tests share their modules: none of another file may stay here, nor these stay behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});

// The framework's module exists in a build alone.
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const on = gasRow('packing', 'list', true);
const off = gasRow('packing', 'list', false);

describe('GasFact', () => {
  it.each<[string, ComponentProps<typeof GasFact>, string]>([
    ['gas in eSpace with the optimizer, unless told otherwise', {topic: 'packing', call: 'list', value: 'before'}, localNumber(on.espace.before)],
    ['the second contract', {topic: 'packing', call: 'list', value: 'after'}, localNumber(on.espace.after)],
    ['the other space', {topic: 'packing', call: 'list', value: 'saved', of: 'core'}, localNumber(on.core.saved)],
    ['bytes of collateral', {topic: 'packing', call: 'list', value: 'saved', of: 'collateral'}, localNumber(on.collateral.saved)],
    ['the optimizer off', {topic: 'packing', call: 'list', value: 'before', optimizer: false}, localNumber(off.espace.before)],
    ['the share saved', {topic: 'packing', call: 'list', value: 'percent'}, localNumber(savedPercent(on.espace))],
  ])('shows %s', (_what, props, text) => {
    expect(renderToStaticMarkup(<GasFact {...props} />)).toBe(`<span>${text}</span>`);
  });

  it('marks a loss with a minus sign', () => {
    const html = renderToStaticMarkup(<GasFact topic="packing" call="deploy" value="saved" />);
    expect(gasRow('packing', 'deploy', true).espace.saved).toBeLessThan(0);
    expect(html).toMatch(/^<span>\u2212\d/);
  });

  it('stops at an unknown call', () => {
    expect(() => renderToStaticMarkup(<GasFact topic="packing" call="buy" value="saved" />)).toThrow('The topic "packing" of src/facts/gas.json has no call "buy".');
  });
});
