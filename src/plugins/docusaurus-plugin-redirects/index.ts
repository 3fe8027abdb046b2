import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LOCALES} from '../../config/locales';
import {STATIC_HUBS, redirects, resolveRedirect} from '../../config/redirects';
import {metaPolicy} from '../../config/csp';
import {insertPolicy} from '../docusaurus-plugin-csp/insertPolicy';
import {movedPage} from './movedPage';

const localeOf = (pathname: string, defaultLocale: string): string =>
  LOCALES.find((locale) => pathname.startsWith(`/${locale}/`)) ?? defaultLocale;

/**
 * Makes the redirects work on any static host: adds a route for every exact redirect inside a locale (which also works
 * for links inside the site), and small static pages for the hubs below an old locale path.
 */
export default function pluginRedirects({i18n, siteConfig}: LoadContext): Plugin<void> {
  const {currentLocale, defaultLocale} = i18n;
  return {
    name: 'docusaurus-plugin-redirects',

    async contentLoaded({actions}) {
      const isPrefix = (from: string): boolean => redirects.some((other) => other.from === `${from}/*`);
      const isHere = (pathname: string): boolean => localeOf(pathname, defaultLocale) === currentLocale;
      const routes = redirects.filter(
        ({from, to}) => !from.endsWith('/*') && !isPrefix(from) && isHere(from) && isHere(to),
      );
      for (const {from, to} of routes) {
        actions.addRoute({path: from, exact: true, component: '@site/src/components/parts/RedirectPage', props: {to}});
      }
    },

    async postBuild({outDir}) {
      if (currentLocale !== defaultLocale) return;
      const prefixes = redirects.filter(({from}) => from.endsWith('/*')).map(({from}) => from.slice(0, -1));
      const sources = prefixes.flatMap((prefix) => STATIC_HUBS.map((hub) => prefix + hub));
      for (const source of sources) {
        const target = resolveRedirect(source);
        if (!target) continue;
        const file = path.join(outDir, source, 'index.html');
        await fs.mkdir(path.dirname(file), {recursive: true});
        const page = movedPage(siteConfig.title, siteConfig.url, target, localeOf(target, defaultLocale));
        // These pages are not routes, so the policy must be inserted here.
        await fs.writeFile(file, insertPolicy(page, metaPolicy()));
      }
    },
  };
}
