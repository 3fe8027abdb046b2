import type {Nodes, Root} from 'mdast';
import type {Extension as FromMarkdown, Transform} from 'mdast-util-from-markdown';
import type {Code, Construct, ConstructRecord, Extension, TokenizeContext} from 'micromark-util-types';
import type {Processor} from 'unified';

/** What each kind of bare address begins with; the first pattern rules out whole documents, the second a place. */
const BEGINNINGS: Readonly<Record<string, {anywhere: RegExp; here: RegExp}>> = {
  emailAutolink: {anywhere: /[\w+.-]@/, here: /[\w+.-]+@/y},
  protocolAutolink: {anywhere: /https?:\/\//i, here: /https?:\/\//iy},
  wwwAutolink: {anywhere: /www\./i, here: /www\./iy},
};
/** Text without any of these holds no bare address, after escapes and character references are resolved too. */
const ADDRESS = /@|https?:\/\/|www\./i;

/** The document that is being parsed, and the kinds of bare address that it holds. */
let source = '';
let kinds: ReadonlySet<string> = new Set();

/** To be told before each document is parsed. */
export function announce(text: string): void {
  source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  kinds = new Set(Object.keys(BEGINNINGS).filter((kind) => BEGINNINGS[kind]!.anywhere.test(source)));
}

/**
 * A tenth of the parser's time goes into bare addresses: each word may begin an e-mail address, so its letters are read
 * ahead and its sentence cut in front of it; then all text of the tree is searched once more. This plugin, used behind
 * remark-gfm, has them look where one can be. The trees are the same.
 */
export function fewerTries(this: Processor): void {
  const data = this.data() as {micromarkExtensions?: Extension[]; fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[]};
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) => (extension.text ? {...extension, text: guarded(extension.text)} : extension));
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map((extension) => ({...extension, transforms: extension.transforms?.map(onlyWhereNeeded)}));
}

/** The same construct stands under many characters, and is guarded once. */
function guarded(record: ConstructRecord): ConstructRecord {
  const known = new Map<Construct, Construct>();
  const guard = (construct: Construct): Construct => {
    if (!known.has(construct)) known.set(construct, guardedConstruct(construct));
    return known.get(construct)!;
  };
  return Object.fromEntries(Object.entries(record).map(([code, constructs]) => [code, Array.isArray(constructs) ? constructs.map(guard) : constructs && guard(constructs)]));
}

function guardedConstruct(construct: Construct): Construct {
  const {name = '', previous} = construct;
  const beginning = BEGINNINGS[name];
  if (!beginning || !previous) return construct;
  return {
    ...construct,
    previous(this: TokenizeContext, code: Code): boolean {
      if (!kinds.has(name) || !previous.call(this, code)) return false;
      beginning.here.lastIndex = this.now().offset;
      return beginning.here.test(source);
    },
  };
}

function onlyWhereNeeded(transform: Transform): Transform {
  return transform.name === 'transformGfmAutolinkLiterals' ? (tree: Root) => (holdsAddress(tree) ? transform(tree) : undefined) : transform;
}

/** Whether text outside of links may hold a bare address. */
function holdsAddress(node: Nodes): boolean {
  if (node.type === 'text') return ADDRESS.test(node.value);
  return 'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(holdsAddress);
}
