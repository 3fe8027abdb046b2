import {portal} from '../../../facts/networkFacts';
import type {PortalId} from '../../../facts/types';
import {required, type Element} from './attributes';

/** Turns a component into a link of the page, which the theme shows and the build checks like any other. */
export function becomeLink(element: Element, url: string, text: string): void {
  const children = element.children.length > 0 ? element.children : [{type: 'text' as const, value: text}];
  Object.assign(element, {type: 'link', url, children});
}

/** `<PortalLink id="…">text</PortalLink>` becomes a link to a web application of the network; its name is the text unless the page gives one. */
export function resolvePortalLink(element: Element): void {
  const {name, url} = portal(required(element, 'id', '<PortalLink id="scan" />.') as PortalId);
  becomeLink(element, url, name);
}
