import {describe, expect, it} from 'vitest';
import {DEFAULT_LOCALE, LOCALES} from '../../src/languages';
import {builtSite, faultsOf} from '../support/builtSite';

/** Texts that stay English in translations, and why. */
const QUOTED: Record<string, string> = {
  'A Decentralized Blockchain with High Throughput and Fast Confirmation': 'title of a paper',
  'Conflux is ready': 'what a device shows',
  'Database or RPC breaking': 'a category of CIPs',
  'database or RPC breaking': 'the same',
  'Subscriptions not available': 'name of an error code',
  'PoS not enabled': 'name of an error code',
  'Previous request not found': 'name of an error code',
  'Method not found': 'name of an error code',
};

/**
 * The sources of translations are compared with the English ones elsewhere. This reads what readers get, because
 * components, facts and RPC documents also write texts into pages.
 */
describe.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('the pages of %s', (locale) => {
  it('§7 contain no English words outside of code, unless they are marked as English', () => {
    const pages = builtSite.filter((page) => page.locale === locale);
    expect(pages.length).toBeGreaterThan(300);
    const unexpected = (text: string) => !Object.keys(QUOTED).some((quoted) => text.includes(quoted));
    expect(faultsOf(pages, ({english}) => english.filter(unexpected).join(' | ') || false)).toEqual([]);
  });
});
