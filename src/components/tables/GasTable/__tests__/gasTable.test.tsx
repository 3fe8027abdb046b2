import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {localNumber} from '@site/src/components/parts/localNumber';
import {gasClaims, gasRows} from '@site/src/facts/gasRows';
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
      name: /<th scope="rowgroup" colSpan="10"[^>]*>(.*)<\/th>/.exec(head!)![1]!,
      rows: rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, content]) => content!)),
    };
  });

describe('GasTable', () => {
  it.each(Object.keys(gasClaims.topics))(
    '%s: every row shows its nine figures, in the order of the headings, below the state of the optimizer',
    (topic) => {
      const expected = (isOn: boolean) =>
        gasRows(topic)
          .filter(({optimizer}) => optimizer === isOn)
          .map(({call, espace, core, collateral}) => [
            call === 'deploy' ? 'Deployment' : `<code>${call}</code>`,
            ...[espace, core, collateral].flatMap(({before, after, saved}) => [before, after, saved].map(localNumber)),
          ]);
      const shown = groups(render(topic));
      expect(shown).toEqual([
        {name: 'Optimizer on', rows: expected(true)},
        {name: 'Optimizer off', rows: expected(false)},
      ]);
      expect(shown.flatMap(({rows}) => rows)).toHaveLength(gasRows(topic).length);
    },
  );

  it('names each group of columns once, over three figures each', () => {
    const html = render('packing');
    const groups = [...html.matchAll(/<th scope="colgroup" colSpan="3">(.*?)<\/th>/g)].map(([, name]) => name);
    expect(groups).toEqual(['eSpace, gas', 'Core Space, gas', 'Core Space, collateral in bytes']);
    expect(html.match(/<th scope="col">/g)).toHaveLength(9);
  });

  it('states how the figures were measured', () => {
    const {node, compiler, evmVersion, runs} = gasClaims;
    expect(render('packing')).toContain(
      `Measured on conflux-rust ${node} with Solidity ${compiler} and EVM version ${evmVersion}. Where the optimizer is on, runs is ${runs}.`,
    );
  });
});
