/** Writes the committed summary: a table of the areas, and what survived in each. */

/** @typedef {import('./results.mjs').AreaResult} AreaResult */
/** What the summary says about an area. @typedef {{row: string, section: string}} Part */

const HEAD = `# Mutation testing

\`npm run mutation\` writes this file. It changes pure modules in small ways (inverts a condition, omits a call), each of them a mutant, and
runs the unit tests next to the source against each. A mutant is killed if a test fails, and survives otherwise: then either a test is missing
or the change makes no difference. The score is the share of killed ones; the aim is 85%.

Left out, and not in the score: texts of the interface in \`translate(…)\`, and constants of a module, which are computed before a test starts. Not
changed at all: files that contain only words, that work in a browser only (hooks, the clipboard), or that wire a plugin.

`;
const COLUMNS =
  '| Area | Mutants | Killed | Survived | Reached by no test | Score | Left out | Run on |\n|---|---|---|---|---|---|---|---|\n';

/** @param {string} area @param {AreaResult} result @param {Date} day */
function rowOf(area, {killed, survived, uncovered, leftOut}, day) {
  const mutants = killed + survived + uncovered;
  const score = mutants === 0 ? 'none' : `${((100 * killed) / mutants).toFixed(1)}%`;
  return `| ${area} | ${mutants} | ${killed} | ${survived} | ${uncovered} | ${score} | ${leftOut} | ${day.toISOString().slice(0, 10)} |`;
}

/** @param {string} area @param {AreaResult} result @param {Record<string, string>} reasons by file */
function sectionOf(area, {files}, reasons) {
  const lines = files
    .filter(({survivors}) => survivors.size > 0)
    .sort((one, other) => one.file.localeCompare(other.file, 'en'))
    .map(({file, mutants, survivors}) => {
      const total = [...survivors.values()].reduce((sum, count) => sum + count, 0);
      const places = [...survivors]
        .sort(([one], [other]) => one - other)
        .map(([line, count]) => (count === 1 ? `${line}` : `${line} (${count})`));
      const reason = reasons[file];
      return `- \`${file}\`: ${total} of ${mutants}, line${survivors.size === 1 ? '' : 's'} ${places.join(', ')}.${reason ? ` ${reason}` : ''}`;
    });
  return `## ${area}\n\n${lines.length > 0 ? lines.join('\n') : 'None survived.'}\n`;
}

/** What a summary says about each area. @param {string} text @returns {Map<string, Part>} */
function partsOf(text) {
  const rows = new Map([...text.matchAll(/^\| (\w+) \|.*$/gm)].map(([row, area = '']) => [area, row]));
  const sections = text.split(/^(?=## )/m).slice(1);
  return new Map(
    sections.map((section) => {
      const area = /^## (\w+)/.exec(section)?.[1] ?? '';
      return [area, {row: rows.get(area) ?? '', section: `${section.trim()}\n`}];
    }),
  );
}

/**
 * The summary with new results; areas without one keep what the old summary says.
 *
 * @param {string} old
 * @param {Map<string, AreaResult>} results by area
 * @param {readonly string[]} order of the areas
 * @param {Record<string, string>} reasons why survivors stay, by file
 * @param {Date} [day] of the run; the row of an area shows how old its figures are
 */
export function summaryOf(old, results, order, reasons, day = new Date()) {
  const parts = partsOf(old);
  for (const [area, result] of results)
    parts.set(area, {row: rowOf(area, result, day), section: sectionOf(area, result, reasons)});
  const known = order.flatMap((area) => parts.get(area) ?? []);
  const missing = order.filter((area) => !parts.has(area));
  const never = missing.length > 0 ? `\nNever run so far: ${missing.join(', ')}.\n` : '';
  return `${HEAD}${COLUMNS}${known.map(({row}) => `${row}\n`).join('')}${never}\n${known.map(({section}) => section).join('\n')}`;
}
