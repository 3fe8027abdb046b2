import {expect, it, vi} from 'vitest';
import config from '../../../docusaurus.config';
import networkFacts from '../../facts/networks.json';
import {footer} from '../footer';
import {i18n, LOCALES} from '../locales';

const optionsOf = (name: string): unknown =>
  (config.plugins ?? []).find((plugin): plugin is [string, object] => Array.isArray(plugin) && plugin[0] === name)?.[1];

it('§9 pictures: quality 100, at most 1030 and at least 640 pixels wide, in 2 steps', () => {
  expect(optionsOf('@docusaurus/plugin-ideal-image')).toMatchObject({quality: 100, max: 1030, min: 640, steps: 2});
});

it('§3 §9 each locale has a label, a direction, a language, a calendar and a path', () => {
  expect(LOCALES.map((locale) => i18n.localeConfigs[locale])).toEqual([
    {label: 'English', direction: 'ltr', htmlLang: 'en', calendar: 'gregory', path: 'en'},
    {label: '简体中文', direction: 'ltr', htmlLang: 'zh-CN', calendar: 'gregory', path: 'zh'},
    {label: 'Español', direction: 'ltr', htmlLang: 'es', calendar: 'gregory', path: 'es'},
  ]);
});

it('§4 the portal follows the system where no mode is saved, is light without a preference, and can be switched', () => {
  expect(config.themeConfig).toMatchObject({
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
  });
});

it('addresses of the footer that are facts are those of the facts', () => {
  const {networks, portals} = networkFacts;
  const addresses = (footer.links as {items: {label: string; href?: string}[]}[])
    .flatMap(({items}) => items)
    .map(({label, href}) => [label, href]);
  const explorer = (id: string) => networks.find((network) => network.id === id)?.explorer;
  const portal = (id: string) => portals.find((one) => one.id === id)?.url;
  expect(addresses).toEqual(
    expect.arrayContaining([
      ['ConfluxScan', explorer('core-mainnet')],
      ['ConfluxScan eSpace', explorer('espace-mainnet')],
      ['ConfluxHub', portal('hub')],
      ['Forum', portal('forum')],
      ['Discord', portal('discord')],
    ]),
  );
});

/** The configuration of a build with a value of `STRICT`. */
async function configWith(strict: string): Promise<typeof config> {
  vi.resetModules();
  vi.stubEnv('STRICT', strict);
  try {
    return (await import('../../../docusaurus.config')).default;
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
}

it.each([
  ['1', 'throw'],
  ['', 'warn'],
])('§5 with STRICT=%j broken links and anchors, and double addresses, %s', async (strict, severity) => {
  const {onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown} = await configWith(strict);
  expect([
    onBrokenLinks,
    onBrokenAnchors,
    onDuplicateRoutes,
    markdown?.hooks?.onBrokenMarkdownLinks,
    markdown?.hooks?.onBrokenMarkdownImages,
  ]).toEqual(Array(5).fill(severity));
});

it.each([
  ['1', true],
  ['', false],
])('§7 with STRICT=%j it is %s that an inline script that nobody reviewed stops the build', async (value, strict) => {
  const {plugins} = await configWith(value);
  expect(plugins).toContainEqual(['./src/plugins/docusaurus-plugin-csp/index.ts', {strict}]);
});
