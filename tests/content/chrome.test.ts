import fs from 'node:fs';
import path from 'node:path';
import {extractAllSourceCodeFileTranslations, getBabelOptions} from '@docusaurus/babel';
import {globTranslatableSourceFiles} from '@docusaurus/utils';
import {beforeAll, describe, expect, it} from 'vitest';
import {categoryMessages, footerMessages, navbarMessages, type Messages} from '../support/chromeMessages';
import {languageOf, TRANSLATION_FOLDERS} from '../../src/languages';

const LOCALES = TRANSLATION_FOLDERS;
type Folder = (typeof LOCALES)[number];

/** Texts that are the same in a translation, and why. */
const SAME: Record<string, string> = {
  eSpace: 'name of a space',
  'Core Space': 'name of a space',
  GitHub: 'product',
  ConfluxScan: 'product',
  'ConfluxScan eSpace': 'product',
  ConfluxHub: 'product',
  Discord: 'product',
  'conflux-rust': 'program',
  Drip: 'unit',
  'Graph Node': 'program',
  Alice: 'person in an example',
  Bob: 'person in an example',
  dApp: 'the word of the field in all three languages',
};
/** The same word in Spanish only. */
const SAME_IN_SPANISH: Record<string, string> = {
  General: 'a Spanish word too',
  Blog: 'a Spanish word too',
  no: 'a Spanish word too',
  Staking: 'the word that Spanish-speaking users say',
  Staker: 'a loan word, as staking is',
  Byte: 'a Spanish word too',
  bytes: 'a Spanish word too',
  'Byte {at}: {reason}': 'a Spanish word too',
  'Byte {at} ({field}): {reason}': 'a Spanish word too',
  '{count} bytes': 'a Spanish word too',
  Pool: 'a loan word of the field',
  Relay: 'a loan word of the field',
  Normal: 'a Spanish word too',
  'Hash {hash}': 'a loan word of the field',
  '{time} UTC, {network}': 'a name and punctuation that Spanish shares; Chinese has its own comma',
};
/** Only names and numbers, such as `2 CFX`: every letter belongs to a name that no language translates. */
const NAME =
  /^(?:[\s\d/&,.()-]|JSON-RPC|RPC|SDKs?|NFTs?|DeFi|Conflux|Core Space|eSpace|WalletConnect|The Graph|Pyth|Scaffold|Hardhat|Foundry|Uniswap|EVM|CFX|Drip|PoS|PoW|API|AWS|cfx|eth|Ledger|Fluent|OKX|Binance|and|y)+$/;

const load = (folder: Folder, file: string): Messages => {
  const target = path.join('i18n', folder, file);
  const content = (fs.existsSync(target) ? JSON.parse(fs.readFileSync(target, 'utf8')) : {}) as Record<
    string,
    {message: string}
  >;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, value.message]));
};

/** Keys without a translation, each with what is wrong. */
function untranslated(english: Messages, translation: Messages, folder: Folder): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const message = translation[key];
    if (!message?.trim()) return [`${key}: missing ("${text}")`];
    if (
      message !== text ||
      text in SAME ||
      NAME.test(text.replace(/\{\w+\}/g, '')) ||
      !/\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '').trim())
    )
      return [];
    return folder === 'es' && text in SAME_IN_SPANISH ? [] : [`${key}: still English ("${text}")`];
  });
}

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each(LOCALES)('§2.2 chrome in %s', (folder) => {
  it.each([
    ['docusaurus-theme-classic/navbar.json', navbarMessages],
    ['docusaurus-theme-classic/footer.json', footerMessages],
    ['docusaurus-plugin-content-docs/current.json', () => ({...categoryMessages(), 'version.label': 'Next'})],
  ])('§2.2 %s: each key is translated, none is left over', (file, english) => {
    const translation = load(folder, file);
    expect(untranslated(english(), translation, folder)).toEqual([]);
    expect(Object.keys(translation).filter((key) => !(key in english()))).toEqual([]);
  });
});

describe('texts of components', () => {
  let english: Messages;

  beforeAll(async () => {
    const files = (await globTranslatableSourceFiles([path.resolve('src'), path.resolve('packages')])).filter(
      (file) => !file.includes('__tests__'),
    );
    const extracted = await extractAllSourceCodeFileTranslations(files, getBabelOptions({isServer: true}));
    expect(extracted.flatMap((file) => file.warnings)).toEqual([]);
    english = Object.fromEntries(
      extracted.flatMap((file) => Object.entries(file.translations)).map(([id, value]) => [id, value.message]),
    );
  });

  it.each(LOCALES)(
    'each id of the sources is translated in i18n/%s/code.json, none is left over, keys are sorted',
    (folder) => {
      const translation = load(folder, 'code.json');
      const own = Object.fromEntries(Object.entries(english).filter(([id]) => !id.startsWith('theme.')));
      expect(untranslated(own, translation, folder)).toEqual([]);
      expect(Object.keys(translation).filter((id) => !id.startsWith('theme.') && !(id in english))).toEqual([]);
      expect(Object.keys(translation)).toEqual(Object.keys(translation).sort());
    },
  );

  it.each(LOCALES)('placeholders are the same in i18n/%s/code.json', (folder) => {
    const translation = load(folder, 'code.json');
    const different = Object.entries(english).filter(
      ([id, text]) => translation[id] && placeholders(text).join() !== placeholders(translation[id] ?? '').join(),
    );
    expect(different.map(([id]) => id)).toEqual([]);
  });
});

describe('texts of the framework', () => {
  /** Texts of the theme and of its pictures, in a language of the framework; without descriptions. */
  const stock = (language: string): Messages =>
    Object.fromEntries(
      ['theme-common.json', 'plugin-ideal-image.json'].flatMap((file) =>
        Object.entries(
          JSON.parse(
            fs.readFileSync(path.join('node_modules/@docusaurus/theme-translations/locales', language, file), 'utf8'),
          ) as Messages,
        ).filter(([id]) => !id.endsWith('___DESCRIPTION')),
      ),
    );
  const english = stock('base');

  it.each(LOCALES)('§4 §8 each is translated in %s, by the portal or by the framework', (folder) => {
    const own = Object.entries(load(folder, 'code.json')).filter(([id]) => id.startsWith('theme.'));
    const shown = {...stock(languageOf(folder).stock), ...Object.fromEntries(own)};
    expect(Object.keys(english).length).toBeGreaterThan(80);
    expect(untranslated(english, shown, folder)).toEqual([]);
  });

  it('§9 there are two plural forms: one post, many posts; one minute, many minutes', () => {
    expect(english['theme.blog.post.plurals']).toBe('One post|{count} posts');
    expect(english['theme.blog.post.readingTime.plurals']).toBe('One min read|{readingTime} min read');
  });
});
