import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Net, Space} from '../../../facts/types';

/** A component in a page, inside a sentence or as a separate block. */
export type Element = MdxJsxFlowElement | MdxJsxTextElement;

const find = (element: Element, name: string) =>
  element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);

/** An attribute that is written as text; undefined if it's absent or an expression. */
export function textOf(element: Element, name: string): string | undefined {
  const value = find(element, name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * A required attribute of a component.
 * @throws Error that shows how the component is written
 */
export function required(element: Element, name: string, example: string): string {
  const value = textOf(element, name);
  if (value === undefined) throw new Error(`<${element.name}> needs "${name}" as text: ${example}`);
  return value;
}

/**
 * An attribute with one of several values.
 * @param otherwise the value of a component without this attribute, which is an error by default
 * @throws Error that lists the values
 */
export function oneOf<T extends string>(element: Element, name: string, allowed: readonly T[], otherwise?: T): T {
  const value = textOf(element, name) ?? otherwise;
  const found = allowed.find((one) => one === value);
  const written = value === undefined ? `<${element.name}> needs "${name}"` : `<${element.name} ${name}="${value}">`;
  if (!found) throw new Error(`${written}: write ${allowed.join(', ')}.`);
  return found;
}

/** The network of a component, mainnet if the page doesn't specify one. */
export const netOf = (element: Element): Net => (textOf(element, 'net') ?? 'mainnet') as Net;

export const spaceOf = (element: Element): Space => oneOf(element, 'space', ['core', 'espace']);

/** `shipped` and `iso={false}`: an attribute without a value is true. */
export function isSet(element: Element, name: string, otherwise: boolean): boolean {
  const attribute = find(element, name);
  if (!attribute) return otherwise;
  return !(typeof attribute.value === 'object' && attribute.value?.value.trim() === 'false');
}

/** Adds props to a component, except those that have no value. */
export function addProps(element: Element, props: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(props))
    if (value !== undefined) element.attributes.push({type: 'mdxJsxAttribute', name, value});
}

/** Turns a component into an HTML element that contains a text. */
export function replaceWithText(element: Element, name: 'span' | 'code', text: string, className?: string): void {
  element.name = name;
  element.attributes = [];
  addProps(element, {className});
  element.children = [{type: 'text', value: text}];
}

/** Sources of facts are for writers and checks. No page shows them. */
const withoutSources = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      key === 'source' || inner === undefined ? [] : [[key, withoutSources(inner)]],
    ),
  );
};

/** Adds props that are objects, lists or numbers, without the sources of the facts in them. */
export function addData(element: Element, props: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(props)) {
    const expression = valueToEstree(withoutSources(value));
    const estree = {
      type: 'Program' as const,
      sourceType: 'module' as const,
      body: [{type: 'ExpressionStatement' as const, expression}],
    };
    element.attributes.push({
      type: 'mdxJsxAttribute',
      name,
      value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
    });
  }
}
