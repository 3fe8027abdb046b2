import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {FRAMEWORK_PATCHES} from './all';
import type {FrameworkPatch} from './patch';
import {namesIn, selectPatches, WITHOUT} from './selectPatches';

/** The patches of this build: all except those that the environment excludes. */
export const appliedPatches = (): FrameworkPatch[] => selectPatches(FRAMEWORK_PATCHES, namesIn(process.env[WITHOUT]));

/** Template of all pages (option `ssrTemplate`). */
export const patchedTemplate = (): string =>
  appliedPatches().reduce<string>((template, patch) => patch.template?.(template) ?? template, stock);
