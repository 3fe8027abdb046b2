import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Places the translations of `code.json` in the components that show them, and takes them out of the list of all texts, which
 * every page of a translated site would load: about 28 KB after gzip. Texts of the framework stay in the list.
 * English has no `code.json`: its texts are in the components already.
 */
export default function leanTextsPlugin({localizationDir, generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(localizationDir, 'code.json');
  const rule = {enforce: 'pre', loader: path.join(__dirname, 'loader.js'), options: {file}} as const;
  return {
    name: 'docusaurus-plugin-lean-texts',
    // For the server too, so that both render the same.
    configureWebpack: () => {
      if (!fs.existsSync(file)) return {};
      const list = path.join(generatedFilesDir, 'codeTranslations.json');
      return {module: {rules: [{...rule, resource: /\.tsx?$/, exclude: /node_modules/}, {...rule, resource: list}]}};
    },
  };
}
