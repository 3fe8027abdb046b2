import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {FRAMEWORK_PATCHES} from '../all';
import {checkPatch} from '../frameworkFile';
import type {FrameworkPatch} from '../patch';
import {namesIn, selectPatches} from '../selectPatches';

const FOLDER = path.resolve(__dirname, '..');
const stock = (file: string): string => fs.readFileSync(file, 'utf8');
/** Every text that a patch changes or relies on. */
const textsOf = ({reliesOn = [], edits = []}: FrameworkPatch): string[] => [
  ...reliesOn.flatMap(({texts}) => [...texts]),
  ...edits.flatMap(({replace}) => replace.map(([find]) => find)),
];
const cases = FRAMEWORK_PATCHES.flatMap((patch) => textsOf(patch).map((text) => [patch.name, text, patch] as const));

describe('every patch', () => {
  it.each(FRAMEWORK_PATCHES.map((patch) => [patch.name, patch] as const))(
    '%s fits the framework that is installed',
    (_name, patch) => {
      expect(() => checkPatch(patch)).not.toThrow();
    },
  );

  it.each(cases)('%s fails when the framework no longer contains %j', (name, text, patch) => {
    const changed = (file: string): string => stock(file).replaceAll(text, '/* changed */');
    expect(() => checkPatch(patch, changed)).toThrow(`Framework patch "${name}"`);
    expect(() => checkPatch(patch, changed)).toThrow(`adapt src/framework-patches/${name}`);
  });

  it('is a file or folder of its name, which says what it is for and what it waits for', () => {
    for (const {name} of FRAMEWORK_PATCHES) {
      const file = [`${name}.ts`, `${name}/index.ts`]
        .map((candidate) => path.join(FOLDER, candidate))
        .find((candidate) => fs.existsSync(candidate));
      expect(file, name).toBeDefined();
      for (const part of [' * What: ', ' * Why: ', ' * Upstream: ']) expect(stock(file!), name).toContain(part);
    }
  });

  it('has a row in the README that says what it saves, and no other patch has one', () => {
    const [, table = ''] = stock(path.join(FOLDER, 'README.md')).split('## What each patch saves');
    const rows = [...table.split('\n## ')[0]!.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(rows).toEqual(FRAMEWORK_PATCHES.map(({name}) => name));
  });

  it('fails when its module has moved, and when a text is there twice', () => {
    const patch = {
      name: 'entry-task',
      edits: [
        {file: '@docusaurus/core/lib/client/clientEntry.js', replace: [['startTransition(renderApp);', '']] as const},
      ],
    };
    expect(() =>
      checkPatch({...patch, edits: [{...patch.edits[0]!, file: '@docusaurus/core/lib/client/gone.js'}]}),
    ).toThrow('@docusaurus/core/lib/client/gone.js does not exist');
    expect(() => checkPatch(patch, (file) => stock(file).repeat(2))).toThrow(
      'contains 2 times "startTransition(renderApp);"',
    );
  });
});

describe('selectPatches', () => {
  const all = [{name: 'a'}, {name: 'b', requires: ['a']}, {name: 'c', requires: ['b']}, {name: 'd'}];
  const selected = (...without: string[]): string[] => selectPatches(all, without).map(({name}) => name);

  it('leaves out patches, and those that need them', () => {
    expect(selected()).toEqual(['a', 'b', 'c', 'd']);
    expect(selected('d')).toEqual(['a', 'b', 'c']);
    expect(selected('a')).toEqual(['d']);
  });

  it('lists the names when one is unknown', () => {
    expect(() => selected('d', 'x')).toThrow('There is no framework patch "x". The patches are: a, b, c, d.');
  });

  it('takes names that are separated by commas', () => {
    expect(namesIn(' a, b,')).toEqual(['a', 'b']);
    expect(namesIn(undefined)).toEqual([]);
  });
});
