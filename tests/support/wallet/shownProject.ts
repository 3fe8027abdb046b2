import {boxesOf, partOf} from '../../../scripts/devnet/tutorials/printed/boxes';

/** What a page takes from another one, and its folder: `](./other.mdx), in a folder \`src\`: \`a.ts\` and …`. */
const TAKEN = /\]\(\.\/(\w+)\.mdx\), in a folder `(\w+)`: (.*)$/m;

/** Texts of files by their names. */
export type Files = Readonly<Record<string, string>>;

/** The files that a page of this folder shows. */
const shownOn = (page: string): Files =>
  Object.fromEntries(boxesOf(page).flatMap((box) => (box.kind === 'file' ? [[box.name, box.code]] : [])));

/**
 * The files that someone has who follows a page: those of its boxes, and those that it takes from another page.
 *
 * @param other that page, if there is one: a test specifies both, so that it runs after a change of either
 */
export function shownProject(page: string, other?: string): Files {
  const [, linked, folder = '', list = ''] = TAKEN.exec(partOf(page, 'need') ?? '') ?? [];
  if ((linked && page.replace(/[^/]+$/, linked)) !== other)
    throw new Error(
      `docs/${page}.mdx takes files from ${linked ?? 'no page'}, and its test from ${other ?? 'no page'}`,
    );
  const theirs = other ? shownOn(other) : {};
  const taken = [...list.matchAll(/`([\w.]+)`/g)].map(([, name]) => {
    const file = `${folder}/${name}`;
    const text = theirs[file];
    if (text === undefined) throw new Error(`docs/${page}.mdx takes ${file} from ${other}, which doesn't show it`);
    return [file, text] as const;
  });
  return {...Object.fromEntries(taken), ...shownOn(page)};
}
