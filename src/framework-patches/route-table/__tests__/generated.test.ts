import {expect, it} from 'vitest';
import {evaluate, parseRegistry} from '../generated';

it('reads the registry of chunks, and fails when Docusaurus writes it in another way', () => {
  const line = (comment: string): string =>
    `export default {\n  "a1": [() => import(${comment} "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],\n}`;
  expect([...parseRegistry(line('/* webpackChunkName: "a1" */'))]).toEqual([['a1', '"@site/a.mdx"']]);
  expect(() => parseRegistry(line('/* chunk: a1 */'))).toThrow(
    'Framework patch "route-table": Docusaurus writes registry.js in a different way now: 0 of its 1 imports',
  );
  expect(() => parseRegistry('export default {}')).toThrow('registry.js in a different way');
});

it('reads the routes, and fails when Docusaurus writes them in another way', () => {
  expect(evaluate("import A from 'a';\nexport default [{path: '/a', component: ComponentCreator('/a', 'b')}]")).toEqual(
    [{path: '/a', component: '/a-b'}],
  );
  expect(() => evaluate("export default [{component: lazyRoute('/a')}]")).toThrow(
    'Framework patch "route-table": Docusaurus writes routes.js in a different way now (lazyRoute is not defined)',
  );
});
