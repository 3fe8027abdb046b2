import path from 'node:path';
import {resolveFramework} from './frameworkFile';
import type {FrameworkPatch} from './patch';

const EDIT = path.join(__dirname, 'loaders/replaceTexts.js');
const REPLACE = path.join(__dirname, 'loaders/replaceModule.js');

interface Rule {
  readonly resource: string;
  readonly enforce: 'pre';
  readonly loader: string;
  readonly options: object;
}

/** Bundler rules that change or replace modules as a patch specifies. */
export function rulesOf({name, edits = [], replacements = []}: FrameworkPatch, isServer: boolean): Rule[] {
  return [
    ...edits
      .filter(({browserOnly}) => !(isServer && browserOnly))
      .map(({file, replace}): Rule => ({
        resource: resolveFramework(name, file),
        enforce: 'pre',
        loader: EDIT,
        options: {patch: name, file, replace},
      })),
    ...replacements.map(({file, code}): Rule => ({
      resource: resolveFramework(name, file),
      enforce: 'pre',
      loader: REPLACE,
      options: {code: isServer ? code.server : code.browser},
    })),
  ];
}
