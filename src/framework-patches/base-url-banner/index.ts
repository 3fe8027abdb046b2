import path from 'node:path';
import type {FrameworkPatch} from '../patch';

const fileIn = (name: string): string => JSON.stringify(path.join(__dirname, 'client', name));
const CORE = '@docusaurus/core/lib/client';

/**
 * What: replaces the banner of a home page whose scripts don't load with one in the reader's language (specification
 * §8).
 * Why: the framework's text is English only. Its script also checks too early, before the scripts run that
 * `after-paint` starts later.
 * Upstream: none found.
 */
export const baseUrlBanner: FrameworkPatch = {
  name: 'base-url-banner',
  reliesOn: [
    {file: `${CORE}/App.js`, texts: ["import BaseUrlIssueBanner from './BaseUrlIssueBanner';"]},
    {
      file: `${CORE}/BaseUrlIssueBanner/index.js`,
      texts: ["import './styles.module.css';", 'baseUrlIssueBanner', 'export default function'],
    },
    {file: `${CORE}/BaseUrlIssueBanner/styles.module.css`, texts: ['__docusaurus-base-url-issue-banner-container']},
  ],
  replacements: [
    {
      file: `${CORE}/BaseUrlIssueBanner/index.js`,
      code: {
        browser: `export {default} from ${fileIn('styles.ts')};`,
        server: `export {default} from ${fileIn('Banner.tsx')};`,
      },
    },
  ],
};
