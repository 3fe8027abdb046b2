import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import remarkParameters from '..';

/** The props of the component after the plugin, by name. */
function propsIn(text: string): Record<string, unknown> {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkParameters()(tree);
  const props: Record<string, unknown> = {};
  const visit = (node: object): void => {
    if ('attributes' in node) for (const {name, value} of node.attributes as {name: string; value: unknown}[]) props[name] = value;
    if ('children' in node) (node.children as object[]).forEach(visit);
  };
  visit(tree);
  return props;
}

describe('<Parameter> in pages', () => {
  it('gets the props of its record, in a sentence as in a line of its own', () => {
    const filled = {of: 'heartbeat_timeout_ms', value: '180000', unit: 'ms', form: 'number', source: expect.stringContaining('configuration.rs')};
    expect(propsIn('After <Parameter of="heartbeat_timeout_ms" /> it ends.')).toEqual(filled);
    expect(propsIn('<Parameter of="heartbeat_timeout_ms" />')).toEqual(filled);
  });

  it('`shipped` asks for the value of the shipped file', () => {
    expect(propsIn('<Parameter of="get_logs_filter_max_limit" shipped />')).toMatchObject({value: '5000'});
  });

  it('without a name, or with an unknown one, the build stops', () => {
    expect(() => propsIn('<Parameter />')).toThrow('<Parameter> needs the name of a parameter');
    expect(() => propsIn('<Parameter of="nope" />')).toThrow('There is no parameter "nope"');
  });

  it('keeps attributes that are written as code, and adds no empty ones', () => {
    const tree = unified().use(remarkParse).use(remarkMdx).parse('<Parameter {...more} of="heartbeat_timeout_ms" />') as Root;
    remarkParameters()(tree);
    const [spread, ...named] = (tree.children[0] as unknown as {attributes: {type: string; value?: unknown}[]}).attributes;
    expect(spread).toMatchObject({type: 'mdxJsxExpressionAttribute'});
    expect(named.map(({type, value}) => [type, typeof value])).toEqual(named.map(() => ['mdxJsxAttribute', 'string']));
  });

  it('leaves other components alone', () => {
    expect(propsIn('<Fact of="heartbeat_timeout_ms" />')).toEqual({of: 'heartbeat_timeout_ms'});
  });
});
