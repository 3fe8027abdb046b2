import type {LoadContext, Plugin} from '@docusaurus/types';
import {appliedPatches} from './appliedPatches';
import {bundlerSettings} from './bundlerSettings';
import {checkPatch} from './frameworkFile';
import type {BundlerConfig} from './patch';
import {listDescriptions} from './sidebars/listDescriptions';

/** Applies the patches in this folder. List it under `themes`, after the theme whose components a patch replaces. */
export default function frameworkPatches({localizationDir, generatedFilesDir}: LoadContext): Plugin {
  const patches = appliedPatches();
  for (const patch of patches) checkPatch(patch);
  const themePath = patches.find((patch) => patch.themePath)?.themePath;
  return {
    name: 'framework-patches',
    ...(themePath && {getThemePath: () => themePath}),
    getClientModules: () => patches.flatMap(({clientModules = []}) => [...clientModules]),
    // Cards read the descriptions, with or without the patch "sidebars".
    allContentLoaded: async ({allContent, actions}) =>
      void (await actions.createData(
        'cards.json',
        JSON.stringify(listDescriptions(allContent['docusaurus-plugin-content-docs'])),
      )),
    configureWebpack: (config, isServer) =>
      bundlerSettings(patches, {config: config as BundlerConfig, isServer, localizationDir, generatedFilesDir}),
  };
}
