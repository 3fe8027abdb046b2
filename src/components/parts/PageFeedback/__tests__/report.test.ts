// @vitest-environment dom
import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {afterEach, describe, expect, it} from 'vitest';
import {issueUrl, reportText, selectedSentence, type Report} from '../report';

const report: Report = {
  title: 'Gas & fees',
  address: 'https://docs.example/es/docs/gas',
  language: 'es',
  version: 'current (2026-11-29)',
  sentence: 'A fee of 5 % #now',
};
const TEMPLATES = path.resolve(__dirname, '../../../../../.github/ISSUE_TEMPLATE');

describe('a report about a page', () => {
  it('fills in fields of an issue form that exists', () => {
    const url = new URL(issueUrl('https://github.com/a/b', report));
    const {template, title, ...fields} = Object.fromEntries(url.searchParams);
    expect(url.pathname).toBe('/a/b/issues/new');
    expect(title).toBe('Wrong: Gas & fees');
    expect(fields).toEqual({
      address: report.address,
      versions: 'Documentation: current (2026-11-29), language: es',
      says: report.sentence,
    });
    const form = parse(fs.readFileSync(path.join(TEMPLATES, template!), 'utf8')) as {body: {id: string}[]};
    expect(form.body.map(({id}) => id)).toEqual(expect.arrayContaining(Object.keys(fields)));
  });

  it('has no empty field if nothing is selected', () => {
    const bare = {...report, sentence: ''};
    expect(new URL(issueUrl('https://github.com/a/b', bare)).searchParams.has('says')).toBe(false);
    expect(reportText(bare)).toBe(
      'Gas & fees\nhttps://docs.example/es/docs/gas\nDocumentation: current (2026-11-29), language: es',
    );
  });
});

describe('the selected sentence', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });
  const select = (html: string): string => {
    document.body.innerHTML = html;
    getSelection()!.selectAllChildren(document.querySelector('p')!);
    return selectedSentence(getSelection());
  };

  it.each([
    ['in the article, on one line', '<article><p>One\n  sentence.</p></article>', 'One sentence.'],
    ['only of the article', '<nav><p>A menu</p></nav>', ''],
    ['not longer than an address can be', `<article><p>${'x'.repeat(900)}</p></article>`, 'x'.repeat(500)],
  ])('is %s', (_, html, text) => {
    expect(select(html)).toBe(text);
  });

  it('is empty without a selection', () => {
    expect(selectedSentence(null)).toBe('');
  });
});
