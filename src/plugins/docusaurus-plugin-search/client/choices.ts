import type {PageHit, Part} from '../model';

/** One choice in the dialog's list: a page, or a section of the page above it. */
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

/** The list for the arrow keys: each page, then its sections. IDs are stable within one result. */
export function choicesOf(hits: PageHit[], prefix: string): Choice[] {
  return hits.flatMap((page, position) => [
    {
      id: `${prefix}-${position}`,
      url: page.url,
      title: plain(page.title),
      page,
      label: page.title,
      excerpt: page.excerpt,
      isSection: false,
    },
    ...page.sections.map((section, inner) => ({
      id: `${prefix}-${position}-${inner}`,
      url: section.url,
      title: `${plain(page.title)} › ${plain(section.heading)}`,
      page,
      label: section.heading,
      excerpt: section.excerpt,
      isSection: true,
    })),
  ]);
}

/** Position after an arrow key. Wraps around at both ends; -1 if the list is empty. */
export function moved(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  if (count === 0) return -1;
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}
