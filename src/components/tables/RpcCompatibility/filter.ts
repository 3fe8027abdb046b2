import type {CompatibilityRow} from '@site/src/plugins/docusaurus-plugin-rpc-reference/client/types';

/** Parts of the list that a reader can select. */
export const VIEWS = ['all', 'ethereum', 'missing', 'different', 'extra'] as const;
export type View = (typeof VIEWS)[number];

const BELONGS: Record<View, (row: CompatibilityRow) => boolean> = {
  all: () => true,
  ethereum: ({standard}) => standard !== 'none',
  missing: ({served}) => served === 'missing' || served === 'stub',
  different: ({served, differencesHtml}) => (served === 'served' || served === 'newer') && differencesHtml !== '',
  extra: ({standard}) => standard === 'none',
};

const textOf = ({method, differencesHtml}: CompatibilityRow) =>
  `${method} ${differencesHtml.replace(/<[^>]+>/g, '')}`.toLowerCase();

/** Rows of a view that contain every one of the words. */
export function filterRows(rows: CompatibilityRow[], view: View, words: string): CompatibilityRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => BELONGS[view](row) && wanted.every((word) => textOf(row).includes(word)));
}
