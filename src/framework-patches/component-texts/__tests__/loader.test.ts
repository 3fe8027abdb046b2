import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {componentTexts} from '..';
import type {Bundle} from '../../patch';
import loader from '../loader';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'texts-'));
const file = path.join(folder, 'code.json');
fs.writeFileSync(file, JSON.stringify({'a.title': {message: 'Título'}, 'theme.title': {message: 'Tema'}}));
afterAll(() => fs.rmSync(folder, {recursive: true}));

/** The loader's output for a module, and the files that the module then depends on. */
function load(resourcePath: string, source: string): {code: string; dependencies: string[]} {
  const dependencies: string[] = [];
  const code = loader.call(
    {resourcePath, getOptions: () => ({file}), addDependency: (name: string) => void dependencies.push(name)},
    source,
  );
  return {code, dependencies};
}

const settingsFor = (localizationDir: string): object =>
  componentTexts.configureWebpack!({localizationDir, generatedFilesDir: '/site/.docusaurus'} as Bundle);

describe('the loader', () => {
  it('places the texts of the site and takes them out of the list, but not those of the framework', () => {
    expect(
      load('a.tsx', "translate({id: 'a.title', message: 'Title'}); translate({id: 'theme.title', message: 'Theme'})")
        .code,
    ).toBe(`translate({id: 'a.title', message: "Título"}); translate({id: 'theme.title', message: 'Theme'})`);
    const list = {'a.title': 'Título', 'theme.title': 'Tema', 'theme.other': 'Otro', 'other.package': 'Paquete'};
    expect(JSON.parse(load('/site/.docusaurus/codeTranslations.json', JSON.stringify(list)).code)).toEqual({
      'theme.title': 'Tema',
      'theme.other': 'Otro',
      'other.package': 'Paquete',
    });
  });

  it('makes each module depend on the translations and on the loader', () => {
    for (const name of ['a.tsx', 'list.json'])
      expect(load(name, '{}').dependencies).toEqual([
        file,
        ...['loader.js', 'placeTexts.js'].map((part) => path.join(__dirname, '..', part)),
      ]);
  });
});

describe('the patch', () => {
  it('changes nothing in the language of the sources, which has no translations', () => {
    expect(settingsFor(path.join(folder, 'en'))).toEqual({});
    expect(settingsFor(folder)).toMatchObject({module: {rules: [{options: {file}}, {options: {file}}]}});
  });
});
