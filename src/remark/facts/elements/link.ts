import {portal} from '../../../facts/networkFacts';
import type {PortalId} from '../../../facts/types';
import {required, type Element} from './attributes';

/** Turns a component into a page link, which the theme renders and the build checks like any other link. */
export function becomeLink(element: Element, url: string, text: string): void {
  const children = element.children.length > 0 ? element.children : [{type: 'text' as const, value: text}];
  Object.assign(element, {type: 'link', url, children});
}

/**
 * `<PortalLink id="bridge">text</PortalLink>` becomes a link to a web application of the network. The page provides the
 * text, because the names in the facts are English and don't fit into a sentence.
 */
export function resolvePortalLink(element: Element): void {
  const id = required(element, 'id', '<PortalLink id="bridge">…</PortalLink>.');
  const {url} = portal(id as PortalId);
  if (element.children.length === 0)
    throw new Error(
      `<PortalLink id="${id}" /> needs a text in the language of its page: <PortalLink id="${id}">…</PortalLink>.`,
    );
  becomeLink(element, url, '');
}
