import path from 'node:path';

/** A page of the documentation or a post, as lists show it. */
export interface ListedPage {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

/** The parts of other plugins' content that are read here. */
interface Doc extends ListedPage {
  readonly id: string;
  readonly unlisted?: boolean;
}
interface SidebarItem {
  readonly type: string;
  readonly id?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly SidebarItem[];
}
interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly Doc[];
    readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  }[];
}
interface BlogContent {
  readonly blogTitle: string;
  readonly blogDescription: string;
  /** Address of the list of tags, which is directly below the list of posts. */
  readonly blogTagsListPath: string;
  readonly blogPosts: readonly {readonly metadata: ListedPage & {readonly unlisted?: boolean}}[];
}
type Loaded = readonly {readonly name: string; readonly content?: unknown}[];

const contentOf = <Content>(plugins: Loaded, name: string): Content | undefined =>
  plugins.find((plugin) => plugin.name === name)?.content as Content | undefined;

/** Ids of the pages of a sidebar, from top to bottom. */
const idsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) => {
    const own = item.type === 'doc' ? item.id : item.link?.type === 'doc' ? item.link.id : undefined;
    return [...(own === undefined ? [] : [own]), ...idsOf(item.items ?? [])];
  });

/** The listed pages of the documentation in the order of the sidebars, then the list of posts and the posts. */
export function listedPages(plugins: Loaded): ListedPage[] {
  const [version] = contentOf<DocsContent>(plugins, 'docusaurus-plugin-content-docs')?.loadedVersions ?? [];
  const order = new Map(
    Object.values(version?.sidebars ?? {})
      .flatMap(idsOf)
      .map((id, index) => [id, index]),
  );
  const place = ({id}: Doc): number => order.get(id) ?? -1;
  const docs = (version?.docs ?? []).filter(({unlisted}) => !unlisted).sort((a, b) => place(a) - place(b));
  const blog = contentOf<BlogContent>(plugins, 'docusaurus-plugin-content-blog');
  const list = blog && {
    permalink: path.posix.dirname(blog.blogTagsListPath),
    title: blog.blogTitle,
    description: blog.blogDescription,
  };
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => metadata).filter(({unlisted}) => !unlisted);
  return [...docs, ...(list ? [list] : []), ...posts].map(({permalink, title, description}) => ({
    permalink,
    title,
    description,
  }));
}
