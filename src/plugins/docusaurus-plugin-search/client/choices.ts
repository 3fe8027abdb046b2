import type {PageHit, Part} from '../model';

/** One choice in the dialog's list: a page, or the section of the page above it that fits best. */
export type Choice = {
  id: string;
  url: string;
  title: string;
  page: PageHit;
  label: Part[];
  excerpt: Part[];
  isSection: boolean;
};

const plain = (parts: Part[]): string => parts.map((part) => part.text).join('');

/** The list for the arrow keys: each page, then its section. A choice keeps its ID when results get better. */
export function choicesOf(hits: PageHit[], prefix: string): Choice[] {
  return hits.flatMap((page) => {
    const title = plain(page.title);
    const {section} = page;
    const own = {
      id: `${prefix}-${page.url}`,
      url: page.url,
      title,
      page,
      label: page.title,
      excerpt: page.excerpt,
      isSection: false,
    };
    if (!section) return [own];
    return [
      own,
      {
        id: `${prefix}-${section.url}`,
        url: section.url,
        title: `${title} › ${plain(section.heading)}`,
        page,
        label: section.heading,
        excerpt: section.excerpt,
        isSection: true,
      },
    ];
  });
}

/** Position after an arrow key. Wraps around at both ends; -1 if the list is empty. */
export function moved(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (count === 0) return -1;
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}
