import {expect, it} from 'vitest';
import {robotsText} from '../robotsText';

it('names a sitemap for each language below the address that the site is built for', () => {
  expect(robotsText('https://preview.example', ['/portal/', '/portal/es/'])).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://preview.example/portal/sitemap.xml\nSitemap: https://preview.example/portal/es/sitemap.xml\n',
  );
});
