import {externalFact} from '../../../facts/externalFacts';
import type {Locale} from '../locale';
import {required, type Element} from './attributes';
import {becomeLink} from './link';

/**
 * `<ExternalLink of="meson" />` becomes a link to a page that other people run, with the address from
 * src/facts/external.json. A record whose name is a proper name, so that it is the same in all languages, needs no
 * text. The first word of a proper name has a capital letter; other names describe the record for writers. A name of
 * several words is the title of an English work, so translations mark it as English for screen readers.
 */
export function resolveExternalLink(element: Element, locale: Locale): void {
  const id = required(element, 'of', '<ExternalLink of="meson" />.');
  const {name, url} = externalFact(id);
  if (element.children.length === 0 && !/^\S*\p{Lu}/u.test(name))
    throw new Error(
      `<ExternalLink of="${id}" /> needs a text in the language of its page: <ExternalLink of="${id}">…</ExternalLink>.`,
    );
  const isTitle = element.children.length === 0 && name.includes(' ');
  becomeLink(element, url, name);
  if (isTitle && locale !== 'en') element.data = {...element.data, hProperties: {lang: 'en'}};
}
