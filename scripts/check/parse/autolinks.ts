import type {Nodes, Root} from 'mdast';
import type {Extension as FromMarkdown, Transform} from 'mdast-util-from-markdown';
import type {Code, Construct, ConstructRecord, Extension, TokenizeContext} from 'micromark-util-types';
import type {Processor} from 'unified';

/** How bare addresses of each kind start: `anywhere` is tested once per document, `here` at one position. */
const STARTS: Readonly<Record<string, {anywhere: RegExp; here: RegExp}>> = {
  emailAutolink: {anywhere: /[\w+.-]@/, here: /[\w+.-]+@/y},
  protocolAutolink: {anywhere: /https?:\/\//i, here: /https?:\/\//iy},
  wwwAutolink: {anywhere: /www\./i, here: /www\./iy},
};
/** Text without a match contains no bare address, also after escapes and character references are resolved. */
const ADDRESS = /@|https?:\/\/|www\./i;

/** The document that is parsed next, and the kinds of bare addresses in it. */
let source = '';
let kinds: ReadonlySet<string> = new Set();

/** Must be called with each document before it is parsed. */
export function setDocument(text: string): void {
  source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  kinds = new Set(Object.keys(STARTS).filter((kind) => STARTS[kind]!.anywhere.test(source)));
}

/**
 * Remark plugin, used after remark-gfm: looks for bare addresses only at positions where one can start. remark-gfm
 * tries each word as the start of an e-mail address, and then searches all text of the tree again, which takes a tenth
 * of the parser's time. The trees are the same.
 */
export function limitAutolinks(this: Processor): void {
  const data = this.data() as {
    micromarkExtensions?: Extension[];
    fromMarkdownExtensions?: (FromMarkdown | FromMarkdown[])[];
  };
  data.micromarkExtensions = data.micromarkExtensions?.map((extension) =>
    extension.text ? {...extension, text: withGuards(extension.text)} : extension,
  );
  data.fromMarkdownExtensions = data.fromMarkdownExtensions
    ?.flat()
    .map((extension) => ({...extension, transforms: extension.transforms?.map(skipWithoutAddress)}));
}

/** Adds the guard to each construct. One construct is listed under many characters, and is wrapped once. */
function withGuards(record: ConstructRecord): ConstructRecord {
  const known = new Map<Construct, Construct>();
  const guard = (construct: Construct): Construct => {
    if (!known.has(construct)) known.set(construct, guardedConstruct(construct));
    return known.get(construct)!;
  };
  return Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      Array.isArray(constructs) ? constructs.map(guard) : constructs && guard(constructs),
    ]),
  );
}

function guardedConstruct(construct: Construct): Construct {
  const {name = '', previous} = construct;
  const start = STARTS[name];
  if (!start || !previous) return construct;
  return {
    ...construct,
    previous(this: TokenizeContext, code: Code): boolean {
      if (!kinds.has(name) || !previous.call(this, code)) return false;
      start.here.lastIndex = this.now().offset;
      return start.here.test(source);
    },
  };
}

function skipWithoutAddress(transform: Transform): Transform {
  return transform.name === 'transformGfmAutolinkLiterals'
    ? (tree: Root) => (mayContainAddress(tree) ? transform(tree) : undefined)
    : transform;
}

/** Whether text outside of links might contain a bare address. */
function mayContainAddress(node: Nodes): boolean {
  if (node.type === 'text') return ADDRESS.test(node.value);
  return (
    'children' in node && node.type !== 'link' && node.type !== 'linkReference' && node.children.some(mayContainAddress)
  );
}
