import fs from 'node:fs/promises';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {factList} from '../../facts/factList';
import {languageOf} from '../../languages';
import {fillAreas} from './lists/areas';
import {writeLists} from './lists/writeLists';
import {listedPages} from './lists/listedPages';
import {writeTwins, type Build} from './twins';
import type {PluginOptions} from './options';

export {validateOptions} from './options';
export type {PluginOptions as AgentDocsOptions} from './options';

/**
 * Pages for programs that read for a person (README.md). After the build, the Markdown of every page is written next to
 * the page, `llms.txt` and the list of each area refer to it, and larger files contain whole areas.
 */
export default function agentDocsPlugin({baseUrl, siteConfig, i18n}: LoadContext, options: PluginOptions): Plugin {
  const below = (address: string): string => normalizeUrl([baseUrl, address]);
  return {
    name: 'docusaurus-plugin-agent-docs',
    async postBuild({outDir, routesPaths, plugins}) {
      const {folder} = languageOf(i18n.currentLocale);
      const withoutText = new Set(options.withoutText.map(below));
      const build: Build = {
        outDir,
        baseUrl,
        site: siteConfig.url,
        folder,
        routes: [...new Set(routesPaths)].filter((route) => !withoutText.has(route)),
        glossary: below(options.glossary),
      };
      const twins = await writeTwins(build);
      const files = writeLists(build, {
        title: siteConfig.title,
        twins,
        areas: fillAreas(options.areas, listedPages(plugins), baseUrl),
        introduction: below(options.introduction),
        documents: options.documents,
        languages: i18n.locales
          .filter((locale) => locale !== i18n.currentLocale)
          .map((locale) => ({label: i18n.localeConfigs[locale]!.label, baseUrl: i18n.localeConfigs[locale]!.baseUrl})),
      });
      for (const [file, text] of files) {
        await fs.mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await fs.writeFile(path.join(outDir, file), text);
      }
      // The same in all languages.
      if (i18n.currentLocale === i18n.defaultLocale)
        await fs.writeFile(path.join(outDir, 'facts.json'), JSON.stringify(factList()));
    },
  };
}
