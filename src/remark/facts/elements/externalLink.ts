import {externalFact} from '../../../facts/externalFacts';
import {required, type Element} from './attributes';
import {becomeLink} from './link';

/**
 * `<ExternalLink of="meson" />` becomes a link to a page that other people run, with the address from
 * src/facts/external.json. A record whose name is a proper name, so that it is the same in all languages, needs no
 * text. The first word of a proper name has a capital letter; other names describe the record for writers.
 */
export function resolveExternalLink(element: Element): void {
  const id = required(element, 'of', '<ExternalLink of="meson" />.');
  const {name, url} = externalFact(id);
  if (element.children.length === 0 && !/^\S*\p{Lu}/u.test(name))
    throw new Error(
      `<ExternalLink of="${id}" /> needs a text in the language of its page: <ExternalLink of="${id}">…</ExternalLink>.`,
    );
  becomeLink(element, url, name);
}
