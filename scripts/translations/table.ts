import {STATES} from '../../src/plugins/docusaurus-plugin-translations/state';
import type {Pair} from './pages';
import {isReference} from './reference';

/** Sidebar folder of a page, or its kind of content. */
function areaOf(english: string): string {
  const [top = '', second = ''] = english.split('/');
  return top === 'docs' && !second.includes('.') ? `docs/${second}` : top === 'src' ? 'src/pages' : top;
}

/** Lines of the table that `npm run translations` prints: one row per area and language, then what is not current. */
export function tableLines(pairs: readonly Pair[]): string[] {
  const rows = [['language', 'area', ...STATES]];
  const keys = [...new Set(pairs.map(({folder, english}) => `${folder} ${areaOf(english)}`))].sort();
  for (const key of [...keys, 'all ']) {
    const own = pairs.filter(({folder, english}) => key === 'all ' || key === `${folder} ${areaOf(english)}`);
    rows.push([...key.split(' '), ...STATES.map((state) => String(own.filter((pair) => pair.state === state).length))]);
  }
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join('  '),
  );
  const open = pairs.filter(({state}) => state !== 'current');
  return [...lines, ...(open.length > 0 ? [''] : []), ...open.map(describe)];
}

function describe({folder, english, state, date, changed, gone}: Pair): string {
  const since =
    state === 'stale'
      ? `  ${isReference(english) ? '' : `since ${date ?? 'ever'}: `}${[...changed, ...gone.map((id) => `${id} (gone)`)].join(', ')}`
      : '';
  return `${state.padEnd(9)}  ${folder}  ${english}${since}`;
}
