import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {localNumber} from '@site/src/components/parts/localNumber';
import {gasClaims, gasRows, type Build, type GasRow, type Measured} from '@site/src/facts/gasRows';
import GasTable from '..';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.doUnmock('@site/src/components/parts/TableScroll');
  vi.resetModules();
});

// The words as English readers see them, with their values filled in; the locale is a matter of the build.
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));
vi.mock('@site/src/components/parts/TableScroll', () => ({default: (props: object) => <table {...props} />}));

const {topics: _, ...setup} = gasClaims;
const render = (topic: string): string => renderToStaticMarkup(<GasTable rows={gasRows(topic)} setup={setup} />);

/** The groups of rows of a table: the name of each, and the cells of its rows. */
const groups = (html: string): {name: string; rows: string[][]}[] =>
  [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, body]) => {
    const [head, ...rows] = body!.split('</tr>').filter(Boolean);
    return {
      name: /<th scope="rowgroup" colSpan="11"[^>]*>(.*)<\/th>/.exec(head!)![1]!,
      rows: rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, content]) => content!)),
    };
  });

describe('GasTable', () => {
  it.each(Object.keys(gasClaims.topics))(
    '%s: every row shows its ten figures, in the order of the headings, below the build',
    (topic) => {
      const three = ({before, after, saved}: Measured) => [before, after, saved].map(localNumber);
      const expected = (wanted: Build) =>
        gasRows(topic)
          .filter(({build}) => build === wanted)
          .map(({call, espace, execution, core, collateral}) => [
            call === 'deploy' ? 'Deployment' : `<code>${call}</code>`,
            ...three(espace),
            execution ? localNumber(execution.saved) : '–',
            ...three(core),
            ...three(collateral),
          ]);
      const shown = groups(render(topic).replace(/<\/?mark>/g, ''));
      expect(shown).toEqual([
        {name: 'Optimizer on', rows: expected('optimized')},
        {name: 'Optimizer on, via-IR', rows: expected('viaIr')},
        {name: 'Optimizer off', rows: expected('unoptimized')},
      ]);
      expect(shown.flatMap(({rows}) => rows)).toHaveLength(gasRows(topic).length);
    },
  );

  it('names each group of columns once, over its figures', () => {
    const html = render('packing');
    const names = [...html.matchAll(/<th scope="colgroup" colSpan="(\d)">(.*?)<\/th>/g)].map(([, span, name]) => [
      span,
      name,
    ]);
    expect(names).toEqual([
      ['4', 'eSpace, gas'],
      ['3', 'Core Space, gas'],
      ['3', 'Core Space, collateral in bytes'],
    ]);
    expect(html.match(/<th scope="col">/g)).toHaveLength(10);
  });

  it('highlights the savings whose sign differs from that with the optimizer alone, and explains it', () => {
    const row = (build: Build, saved: number): GasRow => {
      const figures = {before: 1000, after: 1000 - saved, saved};
      return {call: 'run', build, espace: figures, execution: figures, core: figures, collateral: figures};
    };
    const html = (viaIr: number, unoptimized: number) =>
      renderToStaticMarkup(
        <GasTable rows={[row('optimized', 3), row('viaIr', viaIr), row('unoptimized', unoptimized)]} setup={setup} />,
      );
    expect([...html(-3, 7).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, shown]) => shown)).toEqual(
      Array.from({length: 4}, () => localNumber(-3)),
    );
    expect(html(-3, 7)).toContain('Highlighted: ');
    expect(html(0, 3).match(/<mark>/g)).toHaveLength(4);
    expect(html(1, 3)).not.toMatch(/<mark>|Highlighted/);
  });

  it('states how the figures were measured', () => {
    const {node, compiler, evmVersion, runs} = gasClaims;
    expect(render('packing')).toContain(
      `Measured on conflux-rust ${node} with Solidity ${compiler} and EVM version ${evmVersion}. Where the optimizer is on, runs is ${runs}.`,
    );
  });
});
