import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {renderToStaticMarkup} from 'react-dom/server';
import {evaluate} from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import type {ComponentType} from 'react';
import remarkFacts from '../..';

/** Path of a page in a language. */
const pageIn = (locale: string): string =>
  locale === 'en' ? '/site/docs/a.mdx' : `/site/i18n/${locale}/docusaurus-plugin-content-docs/current/a.mdx`;

/** The page after the plugin. */
export function treeOf(text: string, locale = 'en'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(text) as Root;
  remarkFacts()(tree, new VFile({path: pageIn(locale)}));
  return tree;
}

/** The HTML of a page, compiled as the site compiles it, with stand-ins for the components that it uses. */
export async function htmlOf(
  text: string,
  locale = 'en',
  components: Record<string, ComponentType<never>> = {},
): Promise<string> {
  const {default: Page} = await evaluate(new VFile({path: pageIn(locale), value: text}), {
    ...runtime,
    remarkPlugins: [remarkFacts],
  });
  return renderToStaticMarkup(<Page components={components as never} />);
}

/** The props that the components of a page receive after the plugin, compiled as the site compiles them. */
export async function propsOf(text: string, name: string, locale = 'en'): Promise<Record<string, unknown>> {
  const found: Record<string, unknown>[] = [];
  await htmlOf(text, locale, {[name]: (props: object) => (found.push({...props}), null)} as never);
  return found[0]!;
}
