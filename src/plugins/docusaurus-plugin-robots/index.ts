import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {robotsText} from './robotsText';
import {securityText} from './securityText';

/** `repository`: its address, where vulnerabilities are reported. */
export interface RobotsOptions {
  readonly repository: string;
}

/**
 * Writes `robots.txt` and `.well-known/security.txt` into the folder of the default locale, for the host that the site
 * is built for.
 */
export default function robotsPlugin({siteConfig, i18n}: LoadContext, {repository}: RobotsOptions): Plugin {
  return {
    name: 'docusaurus-plugin-robots',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const baseUrls = i18n.locales.flatMap((locale) => i18n.localeConfigs[locale]?.baseUrl ?? []);
      await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrls));
      await fs.mkdir(path.join(outDir, '.well-known'), {recursive: true});
      await fs.writeFile(
        path.join(outDir, '.well-known/security.txt'),
        securityText(
          `${repository}/security/advisories/new`,
          `${repository}/blob/main/SECURITY.md`,
          i18n.locales,
          new Date(),
        ),
      );
    },
  };
}
