export const STATES = ['current', 'stale', 'identical', 'missing'] as const;
export type State = (typeof STATES)[number];

/** One page in one language. */
export interface PageStatus {
  /** Path of the file to open: the translation, or the English page if there is none. */
  file: string;
  state: State;
  /** Day of the last comparison, for a stale page. */
  date?: string;
}

export interface AreaStatus {
  /** Common folder of the pages. */
  folder: string;
  pages: PageStatus[];
}

export interface LocaleStatus {
  /** The language's own name. */
  label: string;
  htmlLang: string;
  areas: AreaStatus[];
}

/** The content of the page. */
export interface Status {
  /** Address at which files are shown, without their path. */
  fileUrl: string;
  locales: LocaleStatus[];
}

/** The number of pages in each state. */
export function countStates(pages: readonly Pick<PageStatus, 'state'>[]): Record<State, number> {
  const counts: Record<State, number> = {current: 0, stale: 0, identical: 0, missing: 0};
  for (const {state} of pages) counts[state]++;
  return counts;
}

/** Sorts pages that need work first, the most urgent at the top, then by path. */
export function byUrgency(pages: readonly PageStatus[]): PageStatus[] {
  return [...pages].sort((a, b) => STATES.indexOf(b.state) - STATES.indexOf(a.state) || (a.file < b.file ? -1 : 1));
}
