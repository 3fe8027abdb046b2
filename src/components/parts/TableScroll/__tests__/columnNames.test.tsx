import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, describe, expect, it, vi} from 'vitest';
import TableHeaderCell from '@site/src/components/parts/TableHeaderCell';
import TableScroll from '..';
import {columnNames} from '../columnNames';

// Test files share loaded modules, so this file loads its own and removes them afterwards.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('@docusaurus/Translate');
  vi.resetModules();
});
vi.mock('@docusaurus/Translate', () => import('@site/tests/support/translate'));

const table = (names: string[], cells: string[], align?: 'right') => [
  <thead key="head">
    <tr>
      {names.map((name) => (
        <TableHeaderCell key={name} style={align && {textAlign: align}}>
          {name}
        </TableHeaderCell>
      ))}
    </tr>
  </thead>,
  <tbody key="body">
    <tr>
      {cells.map((cell) => (
        <td key={cell}>
          <code>{cell}</code>
        </td>
      ))}
    </tr>
  </tbody>,
];
const LONG = 'the node asks for a password';

describe('§2.7 tables whose rows become blocks on a telephone', () => {
  it('are those that are too wide for it', () => {
    expect(columnNames(table(['What you see', 'Why', 'Fix'], [LONG, 'a key', 'set it']))).toEqual([
      'What you see',
      'Why',
      'Fix',
    ]);
    expect(columnNames(table(['Key', 'Type', 'Unit'], ['a', 'b', 'c']))).toBeUndefined();
    expect(
      columnNames(table(['现象', '原因', '解决办法'], ['启动节点时要求输入密码才能继续', '密钥', '设置'])),
    ).toEqual(['现象', '原因', '解决办法']);
  });

  it('are not those of two columns, of figures, or with two rows of names', () => {
    expect(columnNames(table(['Key', 'Meaning'], ['key', LONG + LONG]))).toBeUndefined();
    expect(columnNames(table(['Gas', 'Before', 'After'], [LONG, '1', '2'], 'right'))).toBeUndefined();
    const [head, body] = table(['What', 'Why', 'Fix'], [LONG, 'a', 'b']);
    expect(columnNames([<thead key="two">{[head!.props.children, <tr key="second" />]}</thead>, body])).toBeUndefined();
  });

  it('contain their column names for the style sheet, regardless of the characters in the names', () => {
    const html = renderToStaticMarkup(
      <TableScroll>{table(['', "The node's answer", 'a\\b'], [LONG, 'a', 'b'])}</TableScroll>,
    ).replaceAll('&#x27;', "'");
    expect(html).toContain("class=\"stacks\" style=\"--name-2:'The node\\'s answer';--name-3:'a\\\\b'\"");
    expect(
      renderToStaticMarkup(<TableScroll stacks={false}>{table(['a', 'b', 'c'], [LONG, 'b', 'c'])}</TableScroll>),
    ).not.toContain('stacks');
  });
});
