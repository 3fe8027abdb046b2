/** The reach of the change in this checkout, and how `npm test -- --changed` prints it. */
import {changedFiles, forkPoint, projectFiles} from '../git.mjs';
import {fail, ROOT} from '../process.mjs';
import {reachOf} from './index.mjs';
import {usesDevnetTools} from './tools.mjs';

/**
 * @param {string} [base] a commit; by default where this branch left the main branch
 * @returns {import('./index.mjs').Reach & {changed: number, needsTools: boolean}} `needsTools`: the check looks up
 *   options in packages of the devnet
 */
export function reachOfChange(base = forkPoint(ROOT)) {
  const changed = changedFiles(ROOT, {base, deleted: true});
  const all = projectFiles(ROOT);
  if (!changed || !all)
    fail(
      `Can't determine what changed since "${base}": this is not a git checkout, or it does not contain that commit. Run npm test instead.`,
    );
  return {...reachOf(ROOT, all, changed), changed: changed.length, needsTools: usesDevnetTools(ROOT, changed)};
}

/** @param {'all' | string[]} tests @param {string} unit */
const amount = (tests, unit) => (tests === 'all' ? 'all' : `${tests.length} ${unit}`);

/** @param {import('./index.mjs').Reach & {changed: number}} reach @returns {string} */
export function describeReach({changed, unknown, site, unit, node, tutorials, specs, walk}) {
  if (unknown.length > 0)
    return `${changed} changed files. Everything runs, because ${unknown[0]}${unknown.length > 1 ? ` and ${unknown.length - 1} more` : ''} can reach any test.`;
  return [
    `${changed} changed files. They can reach:`,
    `  unit       ${amount(unit, 'files and the tests that import them')}`,
    `  node       ${amount(node, 'files and the tests that import them')}`,
    `  tutorials  ${amount(tutorials, 'files and the tests that import them')}`,
    `  site       ${site ? 'is built' : 'is not built'}`,
    `  browser    ${specs === 'all' ? 'all' : specs.join(', ') || 'none'}; walk: ${Array.isArray(walk) ? `${walk.length} pages in each language` : (walk ?? 'none')}`,
  ].join('\n');
}
