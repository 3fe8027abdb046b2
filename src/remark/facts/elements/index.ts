import type {Nodes} from 'mdast';
import type {Locale} from '../locale';
import {addData, type Element} from './attributes';
import {DATA} from './data';
import {resolveExternalLink} from './externalLink';
import {resolveFact} from './fact';
import {resolveGasFact} from './gasFact';
import {resolvePortalLink} from './link';
import {resolveNetworkFact} from './networkFact';
import {resolveParameter} from './parameter';
import {resolveLogLimit} from './logLimit';

/** Components that become a text, a link, or a value that only the build can compute. */
const RESOLVE: Record<string, (element: Element, locale: Locale) => void> = {
  ExternalLink: resolveExternalLink,
  Fact: resolveFact,
  GasFact: resolveGasFact,
  LogLimit: resolveLogLimit,
  NetworkFact: resolveNetworkFact,
  Parameter: resolveParameter,
  PortalLink: resolvePortalLink,
};

/**
 * Resolves a component that shows facts, and leaves every other node unchanged. The build reads the facts for it, so no
 * script contains the files. Unknown facts stop the build.
 */
export function resolveElement(node: Nodes, locale: Locale): void {
  if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name === null) return;
  if (Object.hasOwn(RESOLVE, node.name)) RESOLVE[node.name]!(node, locale);
  else if (Object.hasOwn(DATA, node.name)) addData(node, DATA[node.name]!(node, locale));
}
