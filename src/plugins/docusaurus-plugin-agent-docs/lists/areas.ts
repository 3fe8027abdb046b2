import type {Area} from '../options';
import type {ListedPage} from './listedPages';

/** An area with its pages. */
export interface FilledArea {
  readonly id: string;
  /** The page that introduces the area. */
  readonly hub: ListedPage;
  readonly pages: readonly ListedPage[];
}

const bare = (address: string): string => address.replace(/(?<=.)\/$/, '');

/** How closely an address of an area fits a page: the length of the address, or 0 if it doesn't. */
const fit = (address: string, page: string): number =>
  bare(page) === bare(address) || (address.endsWith('/') && page.startsWith(address)) ? address.length : 0;

/**
 * Puts each page into the area whose address fits it most closely.
 *
 * @param baseUrl of the language, which the addresses of the areas don't contain
 * @throws Error with the pages that have no area, and with hubs that are no pages
 */
export function fillAreas(areas: readonly Area[], pages: readonly ListedPage[], baseUrl: string): FilledArea[] {
  const below = ({permalink}: ListedPage): string => `/${permalink.slice(baseUrl.length)}`;
  const areaOf = new Map<ListedPage, Area>();
  for (const page of pages) {
    const fits = areas.map((area) => ({area, length: Math.max(0, ...area.paths.map((one) => fit(one, below(page))))}));
    const best = fits.reduce((a, b) => (b.length > a.length ? b : a));
    if (best.length === 0)
      throw new Error(`The page ${below(page)} is in no area. Add its address to one in src/config/agents.ts.`);
    areaOf.set(page, best.area);
  }
  return areas.map((area) => {
    const hub = pages.find((page) => bare(below(page)) === bare(area.hub));
    if (!hub)
      throw new Error(`The hub "${area.hub}" of the area "${area.id}" in src/config/agents.ts is not a listed page.`);
    return {id: area.id, hub, pages: pages.filter((page) => areaOf.get(page) === area)};
  });
}
