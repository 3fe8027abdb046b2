import {describe, expect, it} from 'vitest';
import {INTRO, META} from '../sections';
import {isIdentical, sectionName} from '../state';

const page = (body: string, title = 'Gas') => `---\ntitle: ${title}\n---\n\n${body}\n`;

describe('a translation', () => {
  it('is the English text as long as only its front matter, its lines and its blanks differ', () => {
    expect(isIdentical(page('Gas is\npaid.'), page('Gas  is paid.\n\n', '燃料'))).toBe(true);
    expect(isIdentical(page('Gas is paid.'), page('Gas is paid.').trimEnd())).toBe(true);
    expect(isIdentical(page('Gas is paid.'), page('Gasis paid.'))).toBe(false);
    expect(isIdentical(page('Gas is paid.'), page('El gas se paga.'))).toBe(false);
  });

  it('may be equal where there are no words', () => {
    expect(isIdentical(page("import A from '@site/a';\n\n<A />"), page("import A from '@site/a';\n\n<A />"))).toBe(
      false,
    );
    expect(isIdentical(page('<A /> text'), page('<A /> text'))).toBe(true);
  });
});

it('the name of a section says where it is', () => {
  expect([META, INTRO, 'gas'].map(sectionName)).toEqual(['front matter', 'beginning', '#gas']);
});
