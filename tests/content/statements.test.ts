import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Sections of SPECIFICATION.md each statement of which needs a test of its own. */
const SECTIONS = ['2.7', '4', '5', '7', '8', '9'];

/**
 * Who proves a statement: fragments of titles that cite its section. Each part of a statement has one, so whoever adds a part, or
 * renames a test, comes by here.
 */
const PROOFS: Record<string, readonly string[]> = {
  '2.7.1': ['the not-found page has its title', 'a crash shows its title, the chain of messages and Try again', 'the tag list page names the tags in alphabetical groups', 'tags stand under their first letter'],
  '2.7.2': ['an unlisted page is reachable by its link, says so and is not indexed', 'they hold no unlisted page, no search page', 'holds no unlisted page, no list of tags'],
  '2.7.3': ['${state} docs carry a notice with a link to the latest version'],
  '2.7.4': ['page type class of ${path} is ${name}', 'page type class of a tag below ${list} is ${name}', 'page type class of a page of Markdown is mdx-page'],
  '2.7.5': ['the mobile layout applies at 996 px, the desktop layout at 997 px'],
  '4.1': ['loading: nothing at first, a spinner after a delay, then the page', 'a load that fails shows the error text and Retry, which loads again', 'it appears when a navigation takes longer than 200 ms', 'it never appears when a navigation is faster'],
  '4.2': ['when a route cannot be preloaded, the page reloads fully at the new address'],
  '4.3': ['a new route scrolls to the top', 'a new route with a hash scrolls to its target', 'a navigation that only changes the search string does not scroll'],
  '4.4': ['modified clicks, other buttons and other targets are left to the browser', 'a link to the current location replaces the entry in the history', 'a link is active when its path matches'],
  '4.5': ['pages that are linked in view are prefetched', 'nothing is prefetched with ${JSON.stringify(connection)}'],
  '4.6': ['a saved value other than dark counts as light', 'with no saved value the default, light, applies', 'with no saved value it follows the system preference', 'a change in another tab is picked up', 'with the switch disabled the saved value is deleted'],
  '4.7': ['leads to a page and can be closed for good', 'it reappears on the very first load when its id differs from the stored id'],
  '4.8': ['it opens with the docs sidebar, whose button leads to the primary menu', 'back navigation closes it and stays on the page', 'it closes when the layout becomes desktop'],
  '4.9': ['it hides on scroll down and reappears on scroll up and near the top'],
  '4.10': ['moves with a height animation whose duration follows from the height of its content', 'takes 1 ms under reduced motion'],
  '4.11': ['the preferred docs version is saved for each docs plugin', 'is cleared when its version is not known any more'],
  '4.12': ['Copy turns into Copied, then back', 'works from the keyboard, says Copied, then rests'],
  '4.13': ['on a slow connection an image waits for a click', 'an image loads when it comes into view', 'an image says that the browser is offline', 'a missing image says so', 'an image that fails says so and loads again on a click'],
  '4.14': ['a crash shows its title, the chain of messages and Try again, which clears the error'],
  '5.1': ['an unknown doc id: the error lists the available ids', 'an unknown sidebar id: the error lists the available ids', 'a draft yields nothing', 'a draft is no page, and what names it goes on without it'],
  '5.2': ['%s only produce a warning', 'with STRICT=%j broken links and anchors, and double addresses, %s', 'with STRICT=1 no link and no anchor is broken'],
  '7.1': ['each page loads its own script and its generated data by GET from the site itself'],
  '7.2': ['RPC: the documents are published', 'RPC: nothing is sent before Run'],
  '7.3': ['assistant: the script is fetched on the first use only, from the CDN, pinned and with its hash', 'assistant: the real widget gets the key and no fast mode', 'assistant: the key stands in the page only when the build has one', 'assistant: the CDN address names an exact version'],
  '7.4': ['analytics: the script comes from the site itself, not asynchronously', 'analytics: without an id, events stay in the tab and nothing is sent'],
  '7.5': ["the switch is enabled and saves its value under the key 'theme'", 'what the browser keeps of a visit: these keys and no other', 'the preferred docs version is saved for each docs plugin', 'where storage is unavailable one warning is logged, nothing fails and the page works'],
  '7.6': ['every inline script is one that the policy names', 'the meta element alone stops an injected inline script', 'a foreign script is not loaded'],
  '8.1': ['a load that fails shows the error text and Retry', 'a script of the first page that is missing shows the error text and Retry'],
  '8.2': ['the not-found page has its title, its text and the request to contact the owner of the linking site'],
  '8.3': ['a crash shows its title, the chain of messages and Try again', "a crash outside the layout has the title 'Page Error'"],
  '8.4': ['when no script loads, the home page shows a red banner with a suggested base URL', 'the banner about the base URL is on the home page only where the option is on'],
  '8.5': ['a page component without a default export', 'a navbar item of a custom type that nobody registered', 'a navbar item that fails to render', 'a context that is used outside its provider', 'an unknown doc id', 'an unknown sidebar id', "'no version doc found by id'", 'a category index page without an associated category'],
  '8.6': ['an image says that the browser is offline', 'a missing image says so', 'an image that fails says so and loads again on a click'],
  '8.7': ['${state} docs carry a notice with a link to the latest version'],
  '9.1': ['language and direction of the document, its own path', 'locale paths: ${from} leads to ${to}', 'the language switcher names the three languages', 'it opens with the docs sidebar, whose button leads to the primary menu', "the skip link's text, and where it leads"],
  '9.2': ['starts at its minimum 0.08 with speed 200 ms', 'it trickles every 800 ms by at most 0.02'],
  '9.3': ['loading: nothing at first, a spinner after a delay', 'the keys of the history are 6 characters long'],
  '9.4': ['pictures: quality 100, at most 1030 and at least 640 pixels wide, in 2 steps', 'images come in 2 steps'],
  '9.5': ['with no saved value the default, light, applies', 'the switch is enabled and saves its value'],
  '9.6': ['Solidity is highlighted', 'heading ids and comments of the older MDX work'],
  '9.7': ['plural forms of the reading time', 'plural forms of the number of posts'],
};

const files = ['tests', 'scripts', 'src'].flatMap((folder) =>
  fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file)).map((file) => path.join(folder, file)));
/** The literal of each title, as it stands in its file. */
const titles = files.flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/\b(?:it|test|screen)(?:\.each\([^]*?\))?\((["'`])(.*?)\1,/g)].map(([, , title]) => title!.replaceAll("\\'", "'")));

/** Statements of the sections above: `4.1`, `4.2` … */
const statements = fs.readFileSync('SPECIFICATION.md', 'utf8').split(/^#{2,3} §/m).slice(1).flatMap((part) => {
  const section = part.split(' ', 1)[0]!;
  return SECTIONS.includes(section) ? [...part.matchAll(/^(\d+)\. /gm)].map(([, number]) => `${section}.${number}`) : [];
});

describe('SPECIFICATION.md, statement by statement', () => {
  it('each statement of §2.7, §4, §5, §7, §8 and §9 names its tests, and no other does', () => {
    expect(Object.keys(PROOFS).sort()).toEqual([...statements].sort());
  });

  it.each(Object.entries(PROOFS))('§%s has tests whose titles cite it', (statement, fragments) => {
    const section = statement.replace(/\.\d+$/, '');
    const cites = titles.filter((title) => [...title.matchAll(/§(\d+(?:\.\d+)?)/g)].some(([, cited]) => cited === section));
    expect(fragments.filter((fragment) => !cites.some((title) => title.includes(fragment)))).toEqual([]);
  });
});
