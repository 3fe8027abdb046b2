import {type SourceRecord, readRecord} from './record';
import {INTRO, META, type Section, frontMatterEnd, linesOf, sectionsOf} from './sections';

export const STATES = ['missing', 'identical', 'stale', 'current'] as const;
type State = (typeof STATES)[number];

export interface Standing {
  state: State;
  /** Day of the last comparison, for a stale page; undefined if none is recorded. */
  date?: string;
  /** English sections that are new or have changed since then, for a stale page. */
  changed: string[];
  /** Sections that the English page no longer has, for a stale page. */
  gone: string[];
}

const SAME: Standing = {state: 'current', changed: [], gone: []};

/** Compares a translation with its original, from the texts of both. */
export function standing(english: string, translation: string | undefined): Standing {
  if (translation === undefined) return {...SAME, state: 'missing'};
  if (isIdentical(english, translation)) return {...SAME, state: 'identical'};
  return compareRecord(sectionsOf(english), readRecord(translation));
}

/** Without a record, every section counts as changed, because no comparison is recorded. */
export function compareRecord(
  sections: readonly Pick<Section, 'id' | 'hash'>[],
  record: SourceRecord | undefined,
): Standing {
  if (!record) return {state: 'stale', changed: sections.map(({id}) => id), gone: []};
  const own = (id: string) => (Object.hasOwn(record.sections, id) ? record.sections[id] : undefined);
  const changed = sections.filter(({id, hash}) => own(id) !== hash).map(({id}) => id);
  const ids = new Set(sections.map(({id}) => id));
  const gone = Object.keys(record.sections).filter((id) => !ids.has(id));
  return changed.length + gone.length === 0 ? SAME : {state: 'stale', date: record.date, changed, gone};
}

/**
 * Whether the text below the front matter is still English. A page that only contains components is the same in every
 * language.
 */
export function isIdentical(english: string, translation: string): boolean {
  const own = bodyOf(translation);
  return own === bodyOf(english) && /\p{L}/u.test(own.replace(/<[^<>]*>|\bimport [^;]*;/g, ''));
}

/** A section's name for people. */
export function sectionName(id: string): string {
  return id === META ? 'front matter' : id === INTRO ? 'beginning' : `#${id}`;
}

function bodyOf(text: string): string {
  const lines = linesOf(text);
  return lines.slice(frontMatterEnd(lines)).join(' ').replace(/\s+/g, ' ').trim();
}
