import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {required} from '../facts/elements/attributes';
import {localeOf} from '../facts/locale';
import {errorTableMarkdown} from './read';

const NAME = 'ErrorTable';

/**
 * Remark plugin: replaces `<ErrorTable of="…" />` with the table of `src/facts/errors`, parsed like the page around it,
 * so that its links and terms are treated as those of the page.
 */
export default function remarkErrorTables(this: Processor) {
  const parse = (markdown: string): RootContent[] => {
    const {children} = this.parse(markdown) as Root;
    // Places in another source would mislead the plugins that read the page's own lines.
    children.forEach(forgetPlaces);
    return children;
  };
  return (tree: Root, file: VFile): void => {
    const locale = localeOf(file.path);
    const expand = (parent: Parents): void => {
      parent.children = parent.children.flatMap((child) => {
        if (child.type === 'mdxJsxFlowElement' && child.name === NAME)
          return parse(errorTableMarkdown(required(child, 'of', '<ErrorTable of="addresses" />.'), locale));
        if ('children' in child) expand(child);
        return [child];
      }) as typeof parent.children;
    };
    expand(tree);
  };
}

function forgetPlaces(node: Nodes): void {
  delete node.position;
  if ('children' in node) node.children.forEach(forgetPlaces);
}
