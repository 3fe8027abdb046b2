import {describe, expect, it} from 'vitest';
import {linesOf} from '../client/lines';
import {Prism} from '../client/prism';
import {styleOfTypes, stylesOf} from '../client/styles';
import {toLines} from '../client/toLines';

describe('toLines', () => {
  it('splits tokens that run over lines, and marks empty lines', () => {
    const lines = toLines('/* a\n\nb */ let x', Prism.languages.javascript);
    expect(lines.map((line) => line.map(({content}) => content).join(''))).toEqual(['/* a', '\n', 'b */ let x']);
    expect(lines[0]?.[0]?.types).toEqual(['comment']);
    expect(lines[1]).toEqual([{types: ['plain'], content: '\n', empty: true}]);
    expect(lines[2]?.find(({content}) => content === 'let')?.types).toEqual(['keyword']);
  });

  it('shows an unknown language as it is', () => {
    expect(toLines('a b', undefined)).toEqual([[{types: ['plain'], content: 'a b'}]]);
  });

  it('keeps every character of a program', () => {
    const code = 'contract A {\n  uint256 public x = 1e18; // 中文\n}\n';
    expect(
      toLines(code, Prism.languages.solidity)
        .map((line) => line.map(({content, empty}) => (empty ? '' : content)).join(''))
        .join('\n'),
    ).toBe(code);
  });

  it('names a kind that has other names by all of them, each once', () => {
    const token = (alias: string | string[]) => new Prism.Token('a', 'x', alias);
    expect([linesOf([token('b')]), linesOf([token(['b', 'c'])]), linesOf([token(['a', 'b'])])]).toEqual([
      [[{types: ['a', 'b'], content: 'x'}]],
      [[{types: ['a', 'b', 'c'], content: 'x'}]],
      [[{types: ['a', 'b'], content: 'x'}]],
    ]);
  });

  it('nests kinds from the outside to the inside', () => {
    const [line] = toLines('`${a}`', Prism.languages.javascript);
    expect(line?.find(({content}) => content === '${')?.types.slice(0, 2)).toEqual([
      'template-string',
      'interpolation',
    ]);
  });
});

describe('§9 highlighting', () => {
  it.each(['solidity', 'js', 'jsx', 'ts', 'tsx', 'json', 'sh', 'bash', 'python', 'py', 'yaml', 'toml', 'html', 'css'])(
    '%s is known',
    (language) => {
      expect(Prism.languages[language]).toBeTypeOf('object');
    },
  );
});

describe('stylesOf', () => {
  const theme = {
    plain: {color: 'black'},
    styles: [
      {types: ['keyword', 'tag'], style: {color: 'red'}},
      {types: ['tag'], style: {fontWeight: 'bold' as const}, languages: ['markup' as const]},
    ],
  };

  it('adds the rules of a language, the innermost kind last', () => {
    expect(styleOfTypes(stylesOf(theme, 'markup'), ['keyword', 'tag'])).toEqual({color: 'red', fontWeight: 'bold'});
    expect(styleOfTypes(stylesOf(theme, 'js'), ['tag'])).toEqual({color: 'red'});
    expect(styleOfTypes(stylesOf(theme, 'js'), ['plain'])).toEqual({});
  });
});
