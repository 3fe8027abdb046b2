import {LANGUAGE_PREFIX} from '../../../src/languages';
import type {PageRule, Problem} from '../types';

/** The format of a link; the rule `links` checks whether its target exists. */
export const linkForm: PageRule = {
  id: 'link-form',
  about: 'https only, no bare address, no local machine, no locale prefix, no relative address without a file name',
  *check(page): Generator<Problem> {
    for (const {url, text, line, column, via} of page.links) {
      const at = {line, column};
      const host = /^(?:[a-z]+:)?\/\/(\[[^\]]*|[^/:?#]+)/i.exec(url)?.[1] ?? '';
      if (/^(?:localhost|127\.|0\.0\.0\.0|\[::1)/.test(host)) {
        yield {
          ...at,
          message: `"${url}" leads to the reader's own computer.`,
          fix: 'Put the address into inline code.',
        };
        continue;
      }
      if (via === 'bare') {
        yield {
          ...at,
          message: `"${url}" is a bare address.`,
          fix: 'Add link text: [what is there](https://…), or put it into inline code.',
        };
      }
      if (/^http:/i.test(url))
        yield {
          ...at,
          message: `"${url}" is not encrypted.`,
          fix: 'Write https:// if the host supports it; otherwise, put the address into inline code.',
        };
      if (LANGUAGE_PREFIX.test(url)) {
        yield {
          ...at,
          message: `"${url}" contains a language prefix.`,
          fix: 'Delete the prefix; each language adds its own.',
        };
      }
      if (isRelative(url) && !/\.[a-z0-9]{2,5}(?:[?#]|$)/i.test(url)) {
        yield {
          ...at,
          message: `"${url}" is a relative address without a file name; it breaks with a trailing slash.`,
          fix: 'Write the file name (./page.mdx) or the full path (/docs/…).',
        };
      }
      if (
        via === 'markdown' &&
        /^(?:here|this|click here|link|read more|more|这里|点击这里|此处|aquí|haz clic aquí|enlace)$/i.test(text.trim())
      ) {
        yield {
          ...at,
          message: `The link text "${text}" does not say where the link leads.`,
          fix: 'Use the name of the page or the task.',
        };
      }
    }
  },
};

function isRelative(url: string): boolean {
  return url !== '' && !/^(?:[a-z][a-z0-9+.-]*:|\/|#|\?|\{|@site)/i.test(url);
}
