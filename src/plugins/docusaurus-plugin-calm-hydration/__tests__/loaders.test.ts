import fs from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';

const require = createRequire(import.meta.url);
type Loader = (this: {resourcePath: string; getOptions: () => {file: string}}, source: string) => string;
const run = (name: string, source: string): string => (require(`../loaders/${name}.js`) as Loader).call({resourcePath: '/package/file.js', getOptions: () => ({file: '/own/file.ts'})}, source);

describe('loaders', () => {
  it('replaceBy puts the exports of another module in the place of its own', () => {
    expect(run('replaceBy', 'export const a = 1;')).toBe('export * from "/own/file.ts";');
  });

  it('importFrames gives the package that writes the head other frames, and says when there is nothing to give', () => {
    const source = fs.readFileSync(require.resolve('react-helmet-async').replace('index.js', 'index.module.js'), 'utf8');
    expect(run('importFrames', source)).toMatch(/^import \{requestAnimationFrame, cancelAnimationFrame\} from "\/own\/file\.ts";\n/);
    expect(() => run('importFrames', 'requestAnimationFrame(f)')).toThrow('/package/file.js calls no cancelAnimationFrame any more');
  });

  it('ownTask lets the application start before it asks for its page, and says when it starts in another way', () => {
    const source = fs.readFileSync('node_modules/@docusaurus/core/lib/client/clientEntry.js', 'utf8');
    expect(run('ownTask', source)).toContain('setTimeout(resolve)).then(() => preload(window.location.pathname)).then(() => {');
    expect(() => run('ownTask', 'start()')).toThrow('/package/file.js has not exactly one preload(window.location.pathname).then(');
  });

  it('plainOrder leaves out the order of a language, and says when there is none', () => {
    const source = fs.readFileSync('node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js', 'utf8');
    expect(source).toContain('.localeCompare(');
    expect(run('plainOrder', source)).not.toContain('.localeCompare(');
    expect(() => run('plainOrder', 'a < b')).toThrow('/package/file.js orders no properties by language any more');
  });
});
