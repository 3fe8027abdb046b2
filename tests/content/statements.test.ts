import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {cites, statementsOf} from '../../scripts/lib/statements.mjs';
import pendingRoutes from '../baselines/pending-routes.json';
import list from '../statements.json';
import {filesBelow} from '../support/filesBelow';

const PROOFS = Object.entries(
  list.statements as Record<string, {proofs?: string[]; pending?: string[]; needs?: string}>,
);
const files = ['tests', 'scripts', 'src', 'packages']
  .flatMap(filesBelow)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
/** The literal of each title, as it is written in its file. */
const titles = files.flatMap((file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/\b(?:it|test|screen)(?:\.each\([^]*?\))?\(\s*(["'`])(.*?)\1,/g)].map(
    ([, , title]) => title!.replaceAll("\\'", "'"),
  ),
);

/**
 * Fails if a statement gets a new part or a test a new title. Whether the tests ran and passed is the last step of
 * `npm test`.
 */
describe('SPECIFICATION.md, statement by statement', () => {
  it('each statement has its tests in tests/statements.json, in order, and no other does', () => {
    expect(PROOFS.map(([statement]) => statement)).toEqual(statementsOf(fs.readFileSync('SPECIFICATION.md', 'utf8')));
  });

  it.each(PROOFS.filter(([, {proofs}]) => proofs))('§%s has tests whose titles cite it', (statement, {proofs = []}) => {
    const cited = titles.filter((title) => cites(title, statement));
    expect(proofs.length).toBeGreaterThan(0);
    expect(proofs.filter((fragment) => !cited.some((title) => title.includes(fragment)))).toEqual([]);
  });

  it('a statement without tests waits for pages that are not written yet', () => {
    const waiting = PROOFS.filter(([, {proofs}]) => !proofs).map(
      ([statement, {pending = []}]) => [statement, pending.filter((area) => area in pendingRoutes.areas)] as const,
    );
    expect(
      waiting.filter(([, areas]) => areas.length === 0).map(([statement]) => statement),
      'the pages are written: name the tests',
    ).toEqual([]);
    expect(waiting.length).toBeLessThanOrEqual(3);
  });
});
