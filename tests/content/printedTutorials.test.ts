import fs from 'node:fs';
import path from 'node:path';
import {substituteFacts} from '@site/src/remark/facts/substitute';
import {describe, expect, it} from 'vitest';
import unprinted from '../baselines/unprinted-tutorials.json';
import {boxesIn, boxesOf, fileOf, partOf} from '../../scripts/devnet/tutorials/printed/boxes';
import {findShown} from '../../scripts/devnet/tutorials/printed/output';
import {PRINTED} from '../../scripts/devnet/tutorials/printed/pages';
import {shownBlocks} from '../../scripts/lib/shownCode';
import {pageSource, withErrorTables} from '../../scripts/lib/pageSource';

const DOCS = path.resolve(__dirname, '../../docs');
const reasons: Record<string, string> = unprinted.pages;
const read = (page: string) => pageSource(fileOf(page));
const hasCommands = (page: string) => boxesOf(page).some(({kind}) => kind === 'commands');
const howTos = fs
  .readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
  .map((file) =>
    file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, ''),
  )
  .filter((page) => /^type: howto$/m.test(read(page)) && hasCommands(page))
  .sort();
/** A command in a sentence. "…" is a placeholder for the reader's own value. */
const INLINE = /`((?:npx|npm run|npm install|node|forge|cast) [^`…]+)`/g;
const commandsOf = (...pages: string[]) =>
  pages.flatMap((page) => boxesOf(page).flatMap((box) => (box.kind === 'commands' ? box.commands : [])));
/**
 * The lists only shrink: lower these numbers whenever a page or a box leaves one. They rise only with a new page or
 * section that needs a released node, a public network, a build from source or another service.
 */
const AT_MOST = {pages: 16, boxes: 12};
/** Folders with tests that use boxes. */
const TESTS = ['../node', '../tutorials', '.'].map((folder) => path.resolve(__dirname, folder));
/** Pages that a test follows box by box, with additional checks between them. Two tests can follow one page. */
const taken = new Set(
  TESTS.flatMap((folder) => fs.readdirSync(folder).map((file) => path.join(folder, file)))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .flatMap((test) =>
      [...test.matchAll(/\bboxesInOrder\((?:'([^']+)'|(\w+))\)/g)].map(
        ([, page, name]) => page ?? new RegExp(`^const ${name} = '([^']+)';$`, 'm').exec(test)![1]!,
      ),
    ),
);
const boxReasons: Record<string, Record<string, string>> = unprinted.boxes;

describe('tutorials that are followed as printed', () => {
  it('every page with commands is followed by tests/tutorials/printed*.test.ts or by a test with boxesInOrder, or has a reason in tests/baselines/unprinted-tutorials.json', () => {
    const followed = PRINTED.map(({page}) => page);
    expect([...followed, ...taken, ...Object.keys(reasons)].sort()).toEqual(howTos);
    expect(Object.values(reasons).filter((reason) => reason.length < 20)).toEqual([]);
    expect(Object.keys(reasons).length).toBeLessThanOrEqual(AT_MOST.pages);
  });

  it('a box that such a test leaves out is on its page, once, and has a reason', () => {
    for (const [page, boxes] of Object.entries(boxReasons)) {
      expect([...taken]).toContain(page);
      const shown = shownBlocks(fileOf(page)).map(({code}) => substituteFacts(code));
      for (const start of Object.keys(boxes))
        expect(
          shown.filter((text) => text.startsWith(start)),
          `${page}: ${start}`,
        ).toHaveLength(1);
      expect(Object.values(boxes).filter((reason) => reason.length < 20)).toEqual([]);
    }
    expect(Object.values(boxReasons).flatMap(Object.keys).length).toBeLessThanOrEqual(AT_MOST.boxes);
  });

  it.each(PRINTED)(
    '$page says what to do about the failures that every reader can meet',
    ({page, part = 'fails', unfunded = '', unreachable = '', retry = '', again: [command, outcome]}) => {
      const fails = withErrorTables(partOf(page, part, 'if-it-fails') ?? '');
      expect(fails).toContain(unfunded);
      expect(fails).toContain(unreachable);
      expect(fails).toContain(retry);
      if (read(page).includes('\nnpm install')) expect(fails).toContain('npm warn install-scripts');
      expect(read(page)).toContain(command.split(' ').at(-1));
      expect(
        substituteFacts(
          [read(page), ...boxesOf(page).map((box) => (box.kind === 'output' ? box.text : ''))].join('\n'),
        ),
      ).toContain(substituteFacts(outcome));
    },
  );

  it.each(PRINTED)('$page has its reader run something to check the outcome', ({page}) => {
    expect(partOf(page, 'check')).toMatch(/^```sh$/m);
  });

  it.each(PRINTED)('$page has each command of its sentences in a box, too', ({page, after, elsewhere = {}}) => {
    const boxed = commandsOf(page, ...(after ? [after] : []));
    /** A sentence can mention a command without its arguments, and without npx. */
    const isBoxed = (command: string) =>
      boxed.some((line) =>
        [line, line.replace(/^npx /, '')].some((one) => one === command || one.startsWith(`${command} `)),
      );
    expect(
      [...read(page).matchAll(INLINE)]
        .map(([, command = '']) => command)
        .filter((command) => !isBoxed(command) && !(command in elsewhere) && command !== 'node --version'),
    ).toEqual([]);
  });

  it.each(
    PRINTED.flatMap(({page, otherPages = [], files = []}) =>
      [...otherPages, ...files].map((part) => [page, part] as const),
    ),
  )('%s uses the part %s, which has boxes, but fewer than its whole page', (_, part) => {
    const [other = '', id = ''] = part.split('#');
    expect(boxesIn(other, id).length).toBeGreaterThan(0);
    expect(boxesIn(other, id).length).toBeLessThan(boxesOf(other).length);
  });

  it.each(PRINTED.filter(({after}) => after))('$page links to the page before it', ({page, after = ''}) => {
    expect(partOf(page, 'need')).toMatch(new RegExp(`\\(\\./${path.relative(path.dirname(page), after)}\\.mdx[#)]`));
  });
});

describe('what a page shows as output', () => {
  it('is found among what was printed, with the values of the reader', () => {
    const own = findShown(
      'Deployed at 0x00112233aabb\nin block 7, gas of add 12345',
      'ready\nDeployed at 0xffeeddccbbaa\nin block 12, gas of add 54321\n',
    );
    expect(own.get('0x00112233aabb')).toBe('0xffeeddccbbaa');
  });

  it.each([
    ['kept', '  2 passing …', '  2 passing (399ms)'],
    ['left out', '    ✔ adds', '    ✔ adds (174ms)'],
  ])('may have the time of a slow test, %s by the page', (_, shown, printed) => {
    expect(() => findShown(shown, printed)).not.toThrow();
  });

  it.each([
    ['another word', 'total 5', 'sum 5'],
    ['another small number', 'total 5', 'total 6'],
    ['another order', 'one\ntwo', 'two\none'],
    ['a longer line', 'credit', 'credit is 5'],
  ])('is not found with %s', (_, shown, printed) => {
    expect(() => findShown(shown, printed)).toThrow(`the page shows "${shown.split('\n').at(-1)}"`);
  });
});
