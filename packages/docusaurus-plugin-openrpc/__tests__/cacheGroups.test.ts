import {describe, expect, it} from 'vitest';
import {cacheGroups} from '../cacheGroups';

const PACKAGE = '/site/packages/docusaurus-plugin-openrpc';
const GENERATED = '/site/.docusaurus/docusaurus-plugin-openrpc';

/** Name of the file that the bundler puts a module into; undefined when no group matches. */
function chunkOf(module: string, adapter?: string): string | undefined {
  const groups = Object.values(cacheGroups('shop', adapter)) as {test: RegExp; name: string}[];
  return groups.find(({test}) => test.test(module))?.name;
}
/** The same path on Windows. */
const onWindows = (module: string) => `C:${module.replaceAll('/', '\\')}`;

describe('files that the method pages share', () => {
  it.each([
    [`${PACKAGE}/theme/RpcPlayground/index.tsx`, 'openrpc'],
    [`${PACKAGE}/theme/RpcPlayground/Outcome/outcomeText.ts`, 'openrpc'],
    [`${PACKAGE}/client/fields.ts`, 'openrpc'],
    [`${PACKAGE}/client/samples/curl.ts`, 'openrpc'],
    [`${GENERATED}/shop/instance.json`, 'openrpc-shop'],
  ])('%s is in "%s", on Windows too', (module, chunk) => {
    expect(chunkOf(module)).toBe(chunk);
    expect(chunkOf(onWindows(module))).toBe(chunk);
  });

  it.each([
    // Lists of methods and errors on other pages need these.
    `${PACKAGE}/theme/RpcHtml/index.tsx`,
    `${PACKAGE}/theme/RpcIndex/index.tsx`,
    `${PACKAGE}/theme/RpcMethodName/index.tsx`,
    `${PACKAGE}/client/filterRows.ts`,
    // A page loads these with its first call.
    `${PACKAGE}/client/findPlaceholders.ts`,
    `${PACKAGE}/client/liveBlocks.ts`,
    `${PACKAGE}/client/liveValues.ts`,
    `${PACKAGE}/theme/RpcPlayground/Advice/index.tsx`,
    // Only a build runs these.
    `${PACKAGE}/bundle.ts`,
    // Styles have a separate file.
    `${PACKAGE}/theme/RpcPlayground/styles.module.css`,
    // Data of one page, and of another instance.
    `${GENERATED}/shop/method-shop_getItem.json`,
    `${GENERATED}/shop/rows.json`,
    `${GENERATED}/workshop/instance.json`,
    '/site/src/theme/Root.tsx',
    '/site/src/till/index.ts',
  ])('%s stays where the bundler puts it, on Windows too', (module) => {
    expect(chunkOf(module)).toBeUndefined();
    expect(chunkOf(onWindows(module))).toBeUndefined();
  });

  it('the folder of an adapter is with them, and no folder of a similar name', () => {
    const adapter = '@site/src/till.shop';
    for (const module of ['/site/src/till.shop/index.ts', '/site/src/till.shop/samples/calls.tsx']) {
      expect(chunkOf(module, adapter)).toBe('openrpc');
      expect(chunkOf(onWindows(module), adapter)).toBe('openrpc');
    }
    for (const module of [
      '/site/src/till-shop/index.ts',
      '/site/src/till.shopping/index.ts',
      '/site/other-src/till.shop/index.ts',
      '/site/src/till.shop/data.json',
    ])
      expect(chunkOf(module, adapter)).toBeUndefined();
    expect(chunkOf(`${PACKAGE}/client/fields.ts`, adapter)).toBe('openrpc');
  });

  it('instances of one site share the theme, and each has its own data', () => {
    const [theme, data] = Object.keys(cacheGroups('shop'));
    expect(Object.keys(cacheGroups('stall'))[0]).toBe(theme);
    expect(Object.keys(cacheGroups('stall'))[1]).not.toBe(data);
  });
});
