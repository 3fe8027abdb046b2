/**
 * `npm test`: installs what is missing (packages, a browser), then runs every test.
 *
 * `npm test -- --part=<part>` runs one part (scripts/lib/steps.mjs), as each job of CI does. `npm test -- --changed`
 * runs what differs from the main branch, and `--changed=<commit>` what differs from a commit. Build settings in the
 * environment are ignored, so that the tests cover the portal as it is in the repository. Exits non-zero on any
 * failure; the last line is `N passed, N failed`.
 */
import {ensureBrowser} from './lib/browser.mjs';
import {describeReach, reachOf} from './lib/changed.mjs';
import {changedFiles, forkPoint, projectFiles} from './lib/git.mjs';
import {ensureInstalled, TEST_PACKAGES} from './lib/install.mjs';
import {fail, ROOT} from './lib/process.mjs';
import {SETTINGS} from './lib/settings.mjs';
import {finish, runSteps} from './lib/runSteps.mjs';
import {changedRun, PARTS, wholeRun} from './lib/steps.mjs';

const USAGE = `Use npm test, npm test -- --changed, npm test -- --changed=<commit> or npm test -- --part=<${PARTS.join('|')}>.`;

const [flag = '', ...rest] = process.argv.slice(2);
const [, name, value] =
  /^(?:--(changed|part)(?:=(.+))?)?$/.exec(flag) ?? fail(`npm test doesn't accept "${flag}". ${USAGE}`);
if (rest.length > 0) fail(`npm test doesn't accept "${rest.join(' ')}". ${USAGE}`);

for (const setting of SETTINGS) delete process.env[setting];

/** @param {string | undefined} base a commit */
function changedSteps(base = forkPoint(ROOT)) {
  const changed = changedFiles(ROOT, {base, deleted: true});
  const all = projectFiles(ROOT);
  if (!changed || !all)
    fail(`Can't tell what changed since "${base}": this isn't a git checkout with that commit. Run npm test instead.`);
  const reach = reachOf(ROOT, all, changed);
  console.log(describeReach(changed, reach));
  return changedRun(reach);
}

function partSteps() {
  const part = PARTS.find((one) => one === value) ?? fail(`"${value}" isn't a part. ${USAGE}`);
  return wholeRun(part);
}

const steps = name === 'changed' ? changedSteps(value) : name === 'part' ? partSteps() : wholeRun();
if (value !== 'statements') {
  // At the same time, because npm uses only one core.
  await Promise.all([ensureInstalled(), ensureInstalled(TEST_PACKAGES)]);
  await ensureBrowser();
}
process.exitCode = finish(await runSteps(steps));
