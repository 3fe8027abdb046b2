// @vitest-environment dom
import {expect, it} from 'vitest';
import {onRouteDidUpdate} from '../announce';

type Update = Parameters<NonNullable<typeof onRouteDidUpdate>>[0];
const go = (to: string, from?: string): void => {
  onRouteDidUpdate!({
    location: {pathname: to},
    previousLocation: from === undefined ? null : {pathname: from},
  } as Update);
};
const said = () => [...document.querySelectorAll('[role=status]')].map(({textContent}) => textContent);

it('announces the title of a page that replaced another one, and nothing else', () => {
  document.title = 'Gas | Conflux';
  document.body.innerHTML = '<main><h1>Gas</h1></main>';
  go('/gas');
  expect(said(), 'the first page was loaded as a document').toEqual(['']);
  go('/gas', '/gas');
  expect(said(), 'another position on the page').toEqual(['']);
  go('/gas', '/');
  expect(said()).toEqual(['Gas']);
  document.querySelector('h1')!.remove();
  go('/', '/gas');
  expect(said(), 'a page without a heading').toEqual(['Gas | Conflux']);
});
