// @vitest-environment dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, expect, it, vi} from 'vitest';
import {network} from '@site/src/facts';
import AddToWallet from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

it('an impatient reader asks the wallet once, is told to confirm there, and can ask again afterwards', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let reject: (error: object) => void = () => undefined;
  const request = vi.fn(() => new Promise((_, fail) => (reject = fail)));
  vi.stubGlobal('ethereum', {request});
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<AddToWallet network={network('espace', 'testnet')} />));
  const button = place.querySelector('button')!;
  const press = () => act(async () => button.click());
  const status = () => place.querySelector('[role=status]')!.textContent;
  expect(status()).toBe('');
  await press();
  await press();
  expect(request).toHaveBeenCalledTimes(1);
  expect(status()).toBe('Confirm in your wallet.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await act(async () => reject({code: 4001}));
  expect(status()).toContain('nothing changed');
  await press();
  expect(request).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
});
