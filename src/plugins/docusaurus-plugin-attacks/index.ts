import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AttackData} from '../../evm/attack/data';
import {FOLDERS, languageOf} from '../../languages';
import {TOPICS} from '../../remark/attacks/attackProps';
import {attackData, attackTopics} from './attackData';
import {bundleRules} from './bundleRules';

/**
 * The attacks that readers run in a page: compiles the contracts of each topic with an `attack.json`, and writes what
 * `<RunAttack>` loads on a click to `@generated/docusaurus-plugin-attacks/default/<topic>.json`.
 */
export default function attacksPlugin({siteDir, i18n}: LoadContext): Plugin<AttackData[]> {
  return {
    name: 'docusaurus-plugin-attacks',
    getPathsToWatch: () => [path.join(siteDir, TOPICS, '*/*.{sol,json}')],
    loadContent: async () => {
      const languages = {all: FOLDERS, own: languageOf(i18n.currentLocale).folder};
      return attackTopics(siteDir).map((topic) => attackData(siteDir, topic, languages));
    },
    async contentLoaded({content, actions}) {
      for (const data of content) await actions.createData(`${data.topic}.json`, JSON.stringify(data));
    },
    configureWebpack: () => ({module: {rules: bundleRules(siteDir)}}),
  };
}
