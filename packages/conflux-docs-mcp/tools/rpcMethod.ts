import type {Space} from '@site/src/facts/types';
import type {Locale} from '@site/src/languages';
import {methodNames, methodOf} from '@site/src/plugins/docusaurus-plugin-search/client/entityTerms';
import type {FirstFile} from '@site/src/plugins/docusaurus-plugin-search/format';
import {distance} from '@site/src/plugins/docusaurus-plugin-search/client/spelling';
import {fold} from '@site/src/plugins/docusaurus-plugin-search/client/tokens';
import {spaceName} from '../spaceName';
import type {Portal} from '../portal';
import {readPage} from './readPage';

/** Letters that a misspelt name can differ in. */
const MISTAKES = 3;
const SIMILAR = 8;
/** The page that compares each Ethereum method with eSpace. */
const COMPATIBILITY = '/docs/espace/build/jsonrpc-compatibility';

interface Method {
  readonly name: string;
  readonly url: string;
  readonly space: string;
}

/** The methods that have a page. */
const methodsOf = ({pages}: FirstFile): Method[] =>
  pages.flatMap((row) => {
    const name = methodOf(row[1]);
    return name === undefined ? [] : [{name, url: row[0], space: row[6]}];
  });

/** Names that resemble an unknown one, nearest first; those of other namespaces come with them. */
function similarTo(wanted: string, methods: readonly Method[]): string[] {
  const far = (name: string): number =>
    Math.min(...methodNames(name).map((one) => (one.includes(wanted) ? 0 : distance(one, wanted, MISTAKES))));
  const near = methods.map(({name}) => ({name, far: far(name)})).filter((one) => one.far <= MISTAKES);
  return [...new Set(near.sort((a, b) => a.far - b.far).map(({name}) => name))].slice(0, SIMILAR);
}

/** The reference of a method: parameters, result, recorded examples and errors. */
export async function rpcMethod(
  portal: Portal,
  {method, space, language, offset}: {method: string; space?: Space; language: Locale; offset: number},
): Promise<string> {
  const wanted = fold(method.trim());
  const {first} = await portal.index(language);
  const methods = methodsOf(first);
  const named = methods.filter(({name}) => fold(name) === wanted);
  const found = named.filter((one) => space === undefined || one.space === space);
  if (found.length > 1) throw new Error(`Both spaces have ${found[0]!.name}. Set space to "core" or "espace".`);
  if (found[0]) return readPage(portal, {page: found[0].url, language, offset});
  if (space && named[0]) throw new Error(`${spaceName(space)} has no method ${named[0].name}. The other space has it.`);
  const similar = similarTo(wanted, methods);
  throw new Error(
    [
      `The JSON-RPC reference has no method "${method}".`,
      similar.length > 0 ? `Similar names: ${similar.join(', ')}.` : '',
      `${portal.site.address}${COMPATIBILITY} says what eSpace does with each Ethereum method.`,
    ]
      .filter(Boolean)
      .join(' '),
  );
}
