import {normalizeRoute} from './docs';

/**
 * The address of a blog post, as @docusaurus/plugin-content-blog computes it: the slug, otherwise the date in the file
 * name as folders, followed by the rest of the name; `index` is the address of its folder.
 * @param file path below the blog folder
 */
export function blogRoute(file: string, slug: unknown): string {
  if (typeof slug === 'string' && slug !== '') return normalizeRoute(`/blog/${slug}`);
  const name = file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const dated = /^(?:(.*)\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)$/.exec(name);
  return normalizeRoute(
    dated ? `/blog/${dated[1] ?? ''}/${dated[2]}/${dated[3]}/${dated[4]}/${dated[5]}` : `/blog/${name}`,
  );
}
