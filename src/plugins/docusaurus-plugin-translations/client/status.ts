export const STATES = ['current', 'stale', 'identical', 'missing'] as const;
export type State = (typeof STATES)[number];

/** One page in one language. */
export interface PageStatus {
  /** Path of the file to open: the translation, or the English page where there is none. */
  file: string;
  state: State;
  /** Of a stale page, the day of its last comparison. */
  date?: string;
}

export interface AreaStatus {
  /** Folder that the pages have in common. */
  folder: string;
  pages: PageStatus[];
}

export interface LocaleStatus {
  /** As the language calls itself. */
  label: string;
  htmlLang: string;
  areas: AreaStatus[];
}

/** What the page shows. */
export interface Status {
  /** Where a file is shown: its path is added. */
  fileUrl: string;
  locales: LocaleStatus[];
}

/** How many pages are in each state. */
export function countStates(pages: readonly Pick<PageStatus, 'state'>[]): Record<State, number> {
  const counts: Record<State, number> = {current: 0, stale: 0, identical: 0, missing: 0};
  for (const {state} of pages) counts[state]++;
  return counts;
}

/** Pages that need work stand first, the most urgent above; otherwise by path. */
export function byUrgency(pages: readonly PageStatus[]): PageStatus[] {
  return [...pages].sort((a, b) => STATES.indexOf(b.state) - STATES.indexOf(a.state) || (a.file < b.file ? -1 : 1));
}
