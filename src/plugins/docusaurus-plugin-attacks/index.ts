import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AttackData} from '../../evm/attack/data';
import type {CallsData} from '../../evm/calls/data';
import {FOLDERS, languageOf} from '../../languages';
import {TOPICS} from '../../remark/attacks/attackProps';
import {CALL_TOPICS} from '../../remark/calls/callsProps';
import {attackData, attackTopics} from './attackData';
import {bundleRules} from './bundleRules';
import {callsData, callTopics} from './callsData';

/**
 * The attacks that readers run in a page: compiles the contracts of each topic with an `attack.json`, and writes what
 * `<RunAttack>` loads on a click to `@generated/docusaurus-plugin-attacks/default/<topic>.json`. It does the same for
 * the calls of `<RunCalls>`, in the folder `calls`.
 */
export default function attacksPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<{attacks: AttackData[]; calls: CallsData[]}> {
  return {
    name: 'docusaurus-plugin-attacks',
    getPathsToWatch: () => [
      path.join(siteDir, TOPICS, '*/*.{sol,json}'),
      ...callTopics(siteDir).map((topic) => path.join(siteDir, CALL_TOPICS, topic, '*.{sol,json}')),
    ],
    loadContent: async () => {
      const languages = {all: FOLDERS, own: languageOf(i18n.currentLocale).folder};
      return {
        attacks: attackTopics(siteDir).map((topic) => attackData(siteDir, topic, languages)),
        calls: callTopics(siteDir).map((topic) => callsData(siteDir, topic, languages)),
      };
    },
    async contentLoaded({content, actions}) {
      for (const data of content.attacks) await actions.createData(`${data.topic}.json`, JSON.stringify(data));
      for (const data of content.calls) await actions.createData(`calls/${data.topic}.json`, JSON.stringify(data));
    },
    configureWebpack: () => ({module: {rules: bundleRules(siteDir)}}),
  };
}
