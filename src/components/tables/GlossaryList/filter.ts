import type {GlossaryEntry} from '@site/src/plugins/docusaurus-plugin-mdx-dependencies/types';

/** Small letters without accents: "epoca" finds "época". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the entry contains every word of the query: in its names in any language or in its meaning. */
export function matches({name, also, means, others}: GlossaryEntry, query: string): boolean {
  const text = plain([name, ...also, means, ...others.map((other) => other.name)].join(' '));
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
