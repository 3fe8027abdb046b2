import {expect, it} from 'vitest';
import stripSettings from '../loader';

const SETTINGS = Object.fromEntries(
  [
    'plugins',
    'themes',
    'presets',
    'headTags',
    'scripts',
    'stylesheets',
    'ssrTemplate',
    'clientModules',
    'markdown',
    'staticDirectories',
    'i18n',
    'onBrokenLinks',
    'onBrokenAnchors',
    'onDuplicateRoutes',
    'title',
  ].map((name) => [name, name]),
);
const run = (resourcePath: string, source: string): string => stripSettings.call({resourcePath}, source);

it('keeps what the browser may need', () => {
  expect(run('/a/docusaurus.config.mjs', `/* generated */\nexport default ${JSON.stringify(SETTINGS)};\n`)).toBe(
    'export default {"title":"title"};',
  );
  expect(
    run('/a/site-metadata.json', JSON.stringify({docusaurusVersion: '3', pluginVersions: {a: {type: 'local'}}})),
  ).toBe('{"docusaurusVersion":"3","pluginVersions":{}}');
});

it('fails when Docusaurus writes its settings in another way', () => {
  expect(() =>
    run('/a/docusaurus.config.mjs', `export default ${JSON.stringify({...SETTINGS, plugins: undefined})};`),
  ).toThrow('Framework patch "site-settings": /a/docusaurus.config.mjs has no "plugins"');
  expect(() => run('/a/site-metadata.json', '{"docusaurusVersion": "3"}')).toThrow('has no "pluginVersions"');
});
