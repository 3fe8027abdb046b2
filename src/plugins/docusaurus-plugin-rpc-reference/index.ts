import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rpcErrorCodes, rpcMessages} from '../../facts/rpcErrors';
import {ethereumMethods, nodeMethods} from '../../facts/rpcMethods';
import {languageOf} from '../../languages';
import {allErrorTables} from '../../remark/errorTables/read';
import type {PublishedErrors} from './client/types';
import {finderData} from './finder';
import {compatibilityRows, namespaceMethods, namespaceRows, namespacesOf} from './methods';
import {docsIn, pageErrors} from './pageErrors';
import {SPACES, summariesOf} from './sources';

/** What the error finder knows, for programs outside the site, such as packages/conflux-docs-mcp. */
const ERRORS_FILE = 'rpc-errors.json';

/**
 * Data of the pages about all methods and all errors: the content of the OpenRPC documents together with the facts, in
 * the language of the build. Pages import it from `@generated/docusaurus-plugin-rpc-reference/default/…`.
 */
export default function pluginRpcReference({i18n, baseUrl}: LoadContext): Plugin<void> {
  let published: PublishedErrors | undefined;
  return {
    name: 'docusaurus-plugin-rpc-reference',
    async allContentLoaded({allContent, actions}) {
      const summaries = summariesOf(allContent as Record<string, unknown>);
      const facts = {node: nodeMethods, ethereum: ethereumMethods};
      const write = (name: string, data: unknown) => actions.createData(name, JSON.stringify(data));
      const errors = finderData({codes: rpcErrorCodes, messages: rpcMessages}, summaries, i18n.currentLocale);
      await write('errors.json', errors);
      // Only for pages about one part, because all errors would add 18 KB.
      for (const part of ['pool', 'gateway'])
        await write(`errors-${part}.json`, {
          codes: [],
          methods: [],
          entries: errors.entries.filter(({layer}) => layer === part),
        });
      const {folder} = languageOf(i18n.currentLocale);
      const onPages = pageErrors(allErrorTables(folder), docsIn(allContent), baseUrl);
      await write('page-errors.json', onPages);
      published = {...errors, onPages};
      await write('compatibility.json', compatibilityRows(facts, summaries, i18n.currentLocale));
      await write('namespaces.json', namespaceRows(facts, summaries));
      for (const space of SPACES) {
        for (const namespace of namespacesOf(facts, summaries, space)) {
          await write(`methods-${space}-${namespace}.json`, namespaceMethods(facts, summaries, space, namespace));
        }
      }
    },
    async postBuild({outDir}) {
      await fs.writeFile(path.join(outDir, ERRORS_FILE), JSON.stringify(published));
    },
  };
}
