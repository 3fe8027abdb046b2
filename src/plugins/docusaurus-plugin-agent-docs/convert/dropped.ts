import {attribute, childElements, classes, find, lineOf, type PageElement} from './nodes';

/** Elements that contain no text of the page: controls, and code of the site. */
const TAGS = new Set('script style template button input select datalist textarea label fieldset wbr'.split(' '));

/** Classes of the frame around the text, and of what readers without scripts see instead of a tool. */
const CLASSES = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'table-of-contents',
  'pagination-nav',
  'avatar',
  'theme-blog-footer-edit-meta-row',
  'needs-script',
]);

/** Roles of search fields, and of messages that appear when something is used. */
const ROLES = new Set(['status', 'search', 'tablist']);

/** Whether the text doesn't need an element. */
export const isDropped = (element: PageElement): boolean =>
  TAGS.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  ROLES.has(attribute(element, 'role') ?? '') ||
  // The headings or the neighbors of the page.
  (element.tagName === 'nav' && attribute(element, 'class') !== undefined) ||
  classes(element).some((name) => CLASSES.has(name));

/**
 * The name of an interactive part: of a group or section that has a name of its own, or of a large field with a label.
 *
 * @returns undefined for everything else
 */
export function interactiveName(element: PageElement): string | undefined {
  const {tagName} = element;
  if (tagName !== 'section' && tagName !== 'div') return undefined;
  const name = attribute(element, 'aria-label');
  if (name && (tagName === 'section' || attribute(element, 'role') === 'group')) return name;
  const parts = childElements(element);
  if (!parts.some((part) => part.tagName === 'textarea')) return undefined;
  const label = parts.find((part) => part.tagName === 'label');
  return label && lineOf(label);
}

/** The text alternative of a drawing, which is a title and often a description; empty for decoration. */
export function alternativeOf(element: PageElement): string[] {
  const label = attribute(element, 'aria-label');
  if (label) return [label];
  return ['title', 'desc'].flatMap((tag) => {
    const part = find(element, ({tagName}) => tagName === tag);
    return part ? [lineOf(part)] : [];
  });
}
