// @vitest-environment dom
import {act, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterAll, afterEach, beforeEach, expect, it, vi} from 'vitest';
import UnitConverter from '@site/src/components/tools/UnitConverter/Panel';
import Field from '../Field';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => act(() => root.unmount()));

const read = vi.fn();
function Tool({most, rows}: {readonly most?: number; readonly rows?: number}): ReactNode {
  const [text, setText] = useState('');
  read(text);
  return <Field label="" value={text} most={most} rows={rows} problem={text && 'not a number'} onChange={setText} />;
}

const control = () => place.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')!;
/** Pastes a text, as React sees it. */
function paste(text: string): void {
  const element = control();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!.set!.call(element, text);
  act(() => void element.dispatchEvent(new Event('input', {bubbles: true})));
}
const problem = () => place.querySelector('[role=status]')!.textContent;

it.each([
  ['a number', {}, 200, '200'],
  ['a text', {most: 4_000, rows: 3}, 4_000, '4,000'],
])('a field of %s says its limit, and passes on hardly more', (_, props, most, shown) => {
  act(() => root.render(<Tool {...props} />));
  paste('9'.repeat(most));
  expect(problem()).toBe('not a number');
  read.mockClear();
  paste('9'.repeat(1_000_000));
  expect(problem()).toBe(`This text is too long. The limit is ${shown} characters.`);
  expect(control().getAttribute('aria-invalid')).toBe('true');
  expect(Math.max(...read.mock.calls.map(([text]) => (text as string).length))).toBe(most + 1);
});

it('the unit converter says the limit too, and converts nothing', () => {
  act(() => root.render(<UnitConverter />));
  paste(`0.${'0'.repeat(100_000)}1`);
  expect(problem()).toBe('This text is too long. The limit is 200 characters.');
  expect([...place.querySelectorAll('input')].slice(1).map(({value}) => value)).toEqual(['', '', '']);
});
