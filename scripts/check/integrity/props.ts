import {PROSE_ATTRIBUTES} from '../parse/blocks';

/**
 * Props of components whose value a translator can change: words that a reader sees. In addition to the names that mean
 * this on every component, `Component.prop` specifies a prop of a single component.
 */
const TRANSLATED_PROPS: ReadonlySet<string> = new Set([...PROSE_ATTRIBUTES, 'placeholder', 'sidebarLabel', 'heading']);

export function isTranslated(component: string, prop: string): boolean {
  return TRANSLATED_PROPS.has(prop) || TRANSLATED_PROPS.has(`${component}.${prop}`);
}
