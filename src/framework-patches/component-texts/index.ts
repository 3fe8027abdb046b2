import fs from 'node:fs';
import path from 'node:path';
import type {FrameworkPatch} from '../patch';

const CORE = '@docusaurus/core/lib';

/**
 * What: places the translations of `code.json` in the components that show them, and removes them from the list of all
 * texts. Texts of the framework stay in the list.
 * Why: Docusaurus loads the list on every page of a translated site. English has no `code.json`, because its texts are
 * already in the components.
 * Upstream: none found.
 */
export const componentTexts: FrameworkPatch = {
  name: 'component-texts',
  reliesOn: [
    {
      file: `${CORE}/client/exports/Translate.js`,
      texts: [
        "import codeTranslations from '@generated/codeTranslations';",
        'codeTranslations[(id ?? message)] ?? message ?? id',
      ],
    },
    {file: `${CORE}/server/codegen/codegen.js`, texts: ["generate)(generatedFilesDir, 'codeTranslations.json'"]},
  ],
  // Also for the server, so that both render the same text.
  configureWebpack({generatedFilesDir, localizationDir}) {
    const file = path.join(localizationDir, 'code.json');
    if (!fs.existsSync(file)) return {};
    const rule = {enforce: 'pre', loader: path.join(__dirname, 'loader.js'), options: {file}} as const;
    return {
      module: {
        rules: [
          {...rule, resource: /\.tsx?$/, exclude: /node_modules/},
          {...rule, resource: path.join(generatedFilesDir, 'codeTranslations.json')},
        ],
      },
    };
  },
};
