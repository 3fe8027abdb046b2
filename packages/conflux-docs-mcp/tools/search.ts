import type {Locale} from '@site/src/languages';
import type {PageHit, Part, SearchAnswer} from '@site/src/plugins/docusaurus-plugin-search/model';
import {spaceName} from '../spaceName';
import type {Portal} from '../portal';

const plain = (parts: readonly Part[]): string =>
  parts
    .map(({text}) => text)
    .join('')
    .trim();

function lines(hit: PageHit, position: number, address: string): string {
  const {section} = hit;
  const place = [hit.space && spaceName(hit.space), ...hit.trail].filter(Boolean).join(' › ');
  const heading = section && plain(section.heading);
  const title = `${position}. [${plain(hit.title)}](${address}${section?.url ?? hit.url})`;
  return [
    [title, heading, place].filter(Boolean).join(' · '),
    `   ${plain(section?.excerpt ?? hit.excerpt).replace(/\s+/g, ' ')}`,
  ].join('\n');
}

/** The pages for a query, best first. */
export async function search(
  portal: Portal,
  {query, language, limit}: {query: string; language: Locale; limit: number},
): Promise<string> {
  const {session} = await portal.index(language);
  let last: SearchAnswer | undefined;
  await session.find(query, limit, (answer) => (last = answer));
  const {hits, total, corrections, suggestions} = last!;
  if (hits.length === 0) {
    const near = suggestions.length > 0 ? ` Known words that are similar: ${suggestions.join(', ')}.` : '';
    return `No page was found for “${query}”.${near}`;
  }
  const corrected = corrections.map(({from, to}) => `“${to}” instead of “${from}”`).join(', ');
  return [
    ...(corrected ? [`Searched for ${corrected}.`] : []),
    `${hits.length} of ${total} pages, best first:`,
    ...hits.map((hit, index) => lines(hit, index + 1, portal.site.address)),
  ].join('\n');
}
