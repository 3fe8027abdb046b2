import {translationPath} from '../parse/locate';
import type {LocaleFolder, PageIndex, Site} from '../types';
import {blogRoute} from './blog';
import {docRoute, kebabCase, normalizeRoute} from './docs';
import {ROUTE_PROVIDERS, type RouteProvider} from './providers';
import {parseTags} from './tags';

export interface Route {
  /** Source file, or the origin of the route. */
  source: string;
  /** Ids that an anchor can refer to, in one language; undefined if they are unknown, so that any is accepted. */
  anchors?(locale: LocaleFolder): ReadonlySet<string>;
}

/** Every path of the built site, computed from the sources only. Keys have no slash at the end. */
export class RouteTable {
  readonly routes = new Map<string, Route>();
  /** Addresses that two sources have in common. */
  readonly clashes: {route: string; file: string; other: string}[] = [];
  readonly bySource = new Map<string, string>();

  constructor(
    private readonly site: Site,
    providers: readonly RouteProvider[] = ROUTE_PROVIDERS,
  ) {
    for (const page of site.pages.values()) if (page.locale === 'en' && page.kind !== 'partial') this.addPage(page);
    this.addCategories();
    this.addTags();
    for (const file of site.files) {
      const view = /^src\/pages\/(.+)\.(?:tsx|jsx|ts|js)$/.exec(file)?.[1];
      if (view && !/(?:^|\/)(?:_|__tests__)/.test(view) && !/\.(?:test|d)$/.test(view))
        this.add(view.replace(/(?:^|\/)index$/, '') || '/', file);
      if (file.startsWith('static/')) this.routes.set(file.slice('static'.length), {source: file});
    }
    for (const route of ['/blog', '/blog/archive', '/blog/tags', '/docs/tags']) this.add(route, 'a plugin');
    this.addAuthors();
    for (const provider of providers) {
      for (const {path, anchors} of provider(site))
        this.routes.set(normalizeRoute(path), {source: 'a plugin', anchors: anchors && (() => anchors)});
    }
  }

  get(route: string): Route | undefined {
    return this.routes.get(normalizeRoute(route));
  }

  private add(route: string, source: string, anchors?: Route['anchors']): void {
    const key = normalizeRoute(`/${route}`);
    const other = this.routes.get(key);
    if (other && other.source !== source && other.source !== 'a plugin')
      this.clashes.push({route: key, file: source, other: other.source});
    else this.routes.set(key, {source, anchors});
  }

  private addPage(page: PageIndex): void {
    const route =
      page.kind === 'doc'
        ? docRoute(page.path.slice('docs/'.length), page.frontMatter.slug)
        : page.kind === 'blog'
          ? blogRoute(page.path.slice('blog/'.length), page.frontMatter.slug)
          : normalizeRoute(
              `/${page.path
                .slice('src/pages/'.length)
                .replace(/\.mdx?$/, '')
                .replace(/(?:^|\/)index$/, '')}`,
            );
    this.bySource.set(page.path, route);
    this.add(route, page.path, (locale) => {
      const own = locale === 'en' ? page : (this.site.pages.get(translationPath(page.path, locale)) ?? page);
      return new Set([...own.headings.flatMap(({id}) => id ?? []), ...own.ids.map(({id}) => id)]);
    });
  }

  /** An author has a separate page if `page` requests it: true, or an object with a permalink. */
  private addAuthors(): void {
    const file = 'blog/authors.yml';
    if (!this.site.files.has(file)) return;
    this.add('/blog/authors', file);
    const authors = parseTags(this.site.read(file)) as Record<string, {page?: boolean | {permalink?: string}} | null>;
    for (const [key, author] of Object.entries(authors)) {
      if (!author?.page) continue;
      const own = author.page === true ? undefined : author.page.permalink;
      this.add(`/blog/authors/${own ?? kebabCase(key)}`, file);
    }
  }

  private addCategories(): void {
    for (const file of this.site.files) {
      if (!/^docs\/.*_category_\.json$/.test(file)) continue;
      const category = readJson(this.site, file) as {label?: string; link?: {type?: string; slug?: string}} | undefined;
      if (category?.link?.type !== 'generated-index') continue;
      this.add(`/docs/${category.link.slug ?? `category/${kebabCase(category.label ?? '')}`}`, file);
    }
  }

  private addTags(): void {
    for (const [area, file] of [
      ['docs', 'docs/tags.yml'],
      ['blog', 'blog/tags.yml'],
    ] as const) {
      const list = parseTags(this.site.read(file));
      for (const page of this.site.pages.values()) {
        if (
          page.locale !== 'en' ||
          page.kind !== (area === 'docs' ? 'doc' : 'blog') ||
          page.frontMatter.unlisted === true
        )
          continue;
        for (const tag of Array.isArray(page.frontMatter.tags) ? page.frontMatter.tags : []) {
          const entry = list[String(tag)];
          if (entry) this.add(`/${area}/tags/${entry.permalink ?? kebabCase(String(tag))}`, file);
        }
      }
    }
  }
}

export function readJson(site: Site, file: string): unknown {
  try {
    return JSON.parse(site.read(file) ?? '');
  } catch {
    return undefined;
  }
}
