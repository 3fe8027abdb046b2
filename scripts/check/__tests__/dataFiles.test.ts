import {describe, it} from 'vitest';
import {expectFindings, lines, page} from './support';

const GOOD = `title: {en: 10 steps, zh: 10 步, es: Diez pasos}
description: {en: '1: One.', zh: 1：一。, es: '1: Uno.'}
actors:
  - {id: a, name: A}
steps:
  - {from: a, to: a, label: one}
`;
const found = (sequence: string, of = 'x') =>
  lines({'src/sequences/x.yaml': sequence, 'docs/a.mdx': page(`<Sequence of="${of}" />`)}, 'data-files');

describe('rule data-files', () => {
  it('accepts a file that has the shape of its kind and all languages, and that a page shows', async () =>
    expectFindings(await found(GOOD), []));

  it('finds faults of the shape', async () =>
    expectFindings(await found(GOOD.replace('from: a', 'from: b')), ['src/sequences/x.yaml:6  data-files']));

  it('finds texts without a translation, one line for each language', async () =>
    expectFindings(await found(GOOD.replaceAll(/ zh: [^,]+,/g, '').replace(", es: '1: Uno.'", '')), [
      'src/sequences/x.yaml:1  data-files',
      'src/sequences/x.yaml:2  data-files',
    ]));

  it('finds numbers that the languages do not share, in digits or words', async () =>
    expectFindings(await found(GOOD.replace('10 步', '11 步')), [
      'src/sequences/x.yaml:1  data-files',
      'src/sequences/x.yaml:1  data-files',
    ]));

  it('finds a file that no page shows, and a page that shows no file', async () =>
    expectFindings(await found(GOOD, 'y'), ['docs/a.mdx:7  data-files', 'src/sequences/x.yaml:1  data-files']));
});
