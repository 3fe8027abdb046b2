// @vitest-environment dom
import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, expect, it, vi} from 'vitest';
import {rulesOf} from '@site/src/facts/feeRules';
import type {Space} from '@site/src/facts/types';
import {exampleOf} from '../examples';
import {readForm} from '../form';
import Panel from '../Panel';
import {costResults, priceResults} from '../results';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const rules = {core: rulesOf('core'), espace: rulesOf('espace')};
/** The main results that the example of a space has by its own rules. */
function mainResults(space: Space): (string | undefined)[] {
  const {basePrice, cost} = readForm(exampleOf(rules[space]), rules[space]);
  return [...priceResults(rules[space], basePrice), ...costResults(cost)].flatMap(({isMain, code}) =>
    isMain ? [code] : [],
  );
}

it('the fee calculator uses the rules and the example of the chosen space', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Panel rules={rules} espaceBlockRatio={5} />));
  const shown = () => [...place.querySelectorAll('output')].map(({textContent}) => textContent.trim());
  const select = place.querySelector('select')!;
  const choose = (space: Space) =>
    act(() => {
      select.value = space;
      select.dispatchEvent(new Event('change', {bubbles: true}));
    });
  expect(mainResults('core')).not.toEqual(mainResults('espace'));
  expect(shown()).toEqual(mainResults('espace'));
  choose('core');
  expect(shown()).toEqual(mainResults('core'));
  choose('espace');
  expect(shown()).toEqual(mainResults('espace'));
  act(() => root.unmount());
});
