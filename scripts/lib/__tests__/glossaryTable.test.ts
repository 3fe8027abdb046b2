import {describe, expect, it} from 'vitest';
import {readGlossary} from '../../../src/remark/glossary/readGlossary';
import {glossaryTable} from '../glossaryTable';

const terms = readGlossary(process.cwd());

describe('npm run glossary', () => {
  it('prints the names in one language and what not to write', () => {
    expect(glossaryTable(terms, {locale: 'zh', query: 'epoch'})).toMatch(
      /^en +zh +not\nepoch +纪元 +世代, 历元, 时代, 纪元编号\n/,
    );
  });
  it('prints both languages without one', () => {
    expect(glossaryTable(terms, {query: 'tree-graph'}).split('\n')[1]).toMatch(/^Tree-Graph +树图 +Tree-Graph/);
  });
  it('finds a term by a banned word', () => {
    expect(glossaryTable(terms, {locale: 'es', query: 'cartera'})).toContain('billetera');
  });
  it('reports that nothing matches', () => {
    expect(glossaryTable(terms, {query: 'zzz'})).toBe(
      'No term contains "zzz". Terms are defined in src/facts/glossary.yaml.',
    );
  });
});
