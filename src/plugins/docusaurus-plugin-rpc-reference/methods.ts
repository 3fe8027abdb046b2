import {type EthereumMethod, namespaceOf, type NodeMethod} from '../../facts/rpcMethods';
import type {CompatibilityRow, NamespaceMethod, NamespaceRow, Served, Space} from './client/types';
import {inlineHtml} from './inlineHtml';
import {SPACES, type Summaries, textIn} from './sources';

interface Facts {
  node: NodeMethod[];
  ethereum: EthereumMethod[];
}

/**
 * Whether a method is available according to the node's source; undefined if the list lacks it (a described method is
 * served).
 */
function servedBy(node: NodeMethod[], space: Space, method: string): Served | undefined {
  return node.find((one) => one.space === space && one.method === method)?.status;
}

/** Every method of Ethereum and of eSpace in one list, by name. */
export function compatibilityRows({node, ethereum}: Facts, summaries: Summaries, locale: string): CompatibilityRow[] {
  const text = textIn(locale);
  const described = new Map(summaries.espace.methods.map((one) => [one.method, one]));
  const standard = new Map(ethereum.map((one) => [one.method, one]));
  const own = node.filter(({space}) => space === 'espace').map(({method}) => method);
  const names = [...new Set([...standard.keys(), ...described.keys(), ...own])].sort();
  return names.map((method) => {
    const known = described.get(method);
    const fact = standard.get(method);
    return {
      method,
      ...(known && {path: known.path}),
      standard: fact?.standard ?? 'none',
      served: servedBy(node, 'espace', method) ?? (known ? 'served' : 'missing'),
      isPublic: known?.isPublic === true,
      ...(known?.checked && {checked: known.checked}),
      differencesHtml: fact?.differences ? inlineHtml(text(fact.differences)) : '',
    };
  });
}

/** The methods with one prefix that the node declares or the documents describe, by name. */
export function namespaceMethods(
  {node}: Pick<Facts, 'node'>,
  summaries: Summaries,
  space: Space,
  namespace: string,
): NamespaceMethod[] {
  const described = new Map(summaries[space].methods.map((one) => [one.method, one]));
  const declared = node.filter((one) => one.space === space).map(({method}) => method);
  const names = [...new Set([...described.keys(), ...declared])]
    .filter((method) => namespaceOf(method) === namespace)
    .sort();
  return names.map((method) => {
    const known = described.get(method);
    return {
      method,
      ...(known && {path: known.path}),
      summaryHtml: known?.summary ?? '',
      served: servedBy(node, space, method) ?? 'served',
      isPublic: known?.isPublic === true,
      checked: known?.checked !== undefined,
    };
  });
}

/** Prefixes of a space, by name. */
export function namespacesOf({node}: Pick<Facts, 'node'>, summaries: Summaries, space: Space): string[] {
  const names = [
    ...summaries[space].methods.map(({method}) => method),
    ...node.filter((one) => one.space === space).map(({method}) => method),
  ];
  return [...new Set(names.map(namespaceOf))].sort();
}

/**
 * One row per prefix and space, with the number of its methods that are declared, described, checked and open to
 * everyone.
 */
export function namespaceRows(facts: Pick<Facts, 'node'>, summaries: Summaries): NamespaceRow[] {
  return SPACES.flatMap((space) =>
    namespacesOf(facts, summaries, space).map((namespace) => {
      const methods = namespaceMethods(facts, summaries, space, namespace);
      const count = (test: (one: NamespaceMethod) => boolean) => methods.filter(test).length;
      return {
        namespace,
        space,
        declared: methods.length,
        described: count(({path}) => path !== undefined),
        checked: count(({checked}) => checked),
        open: count(({isPublic}) => isPublic),
      };
    }),
  );
}
