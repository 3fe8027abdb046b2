import {describe, expect, it} from 'vitest';
import {parseRegions} from '../regions';

const whole = (source: string) => parseRegions(source).whole;
const region = (source: string, name = 'a') => parseRegions(source).regions.get(name);

describe('the text of a snippet', () => {
  it('starts without a byte order mark, and keeps one in any other position', () => {
    expect(whole('\uFEFFa').text).toBe('a');
    expect(whole('a\n\uFEFFb').text).toBe('a\n\uFEFFb');
  });

  it('has plain line ends, regardless of the system that wrote it', () => {
    expect(whole('a\r\nb\rc\nd').text).toBe('a\nb\nc\nd');
  });

  it('has no empty lines at its ends, even if they contain spaces, and keeps those in between', () => {
    expect(whole('  \n\t\na\n \n\nb\n   \n')).toEqual({text: 'a\n\n\nb', line: 3});
  });

  it('loses the indentation that all lines share, even if some lines have more', () => {
    expect(whole('    a\n  b\n      c').text).toBe('  a\nb\n    c');
    expect(whole('\ta\n  b').text).toBe('\ta\n  b');
    expect(whole('  a\n\tb').text).toBe('  a\n\tb');
  });

  it('must be there', () => {
    expect(() => whole(' \n')).toThrow('The file is empty. Put the code that the page shows between the markers.');
  });
});

describe('a region', () => {
  it('has the number of its first shown line', () => {
    expect(region('x\n// #region a\n\n  y\n// #endregion a')).toEqual({text: 'y', line: 4});
  });

  it('can overlap another, and contains the lines between its own markers', () => {
    const source = '// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b';
    expect(region(source, 'a')?.text).toBe('1\n2');
    expect(region(source, 'b')?.text).toBe('2\n3');
  });

  it.each(['// #region a', '//#region a', '  //   #region a  ', '# #region a'])('begins with %o', (marker) => {
    expect(region(`${marker}\nx\n// #endregion a`)?.text).toBe('x');
  });

  it.each(['#region a', 'x // #region a', '// #regions a', '/// #region a'])('does not begin with %o', (line) => {
    expect(parseRegions(`${line}\nx`).regions.size).toBe(0);
  });

  it.each(['', 'A', '1a', 'a_b', 'a b', 'áb'])('cannot be named %o', (name) => {
    expect(() => parseRegions(`// #region ${name}\nx\n// #endregion ${name}`)).toThrow(
      `The region name "${name}" is not a word`,
    );
  });

  it.each(['a', 'a-1', 'ab', 'z9-'])('can be named %o', (name) => {
    expect(region(`// #region ${name}\nx\n// #endregion ${name}`, name)?.text).toBe('x');
  });

  it('cannot be opened twice, closed or not', () => {
    expect(() => parseRegions('// #region a\nx\n// #region a\ny')).toThrow('The region "a" is defined twice.');
  });
});
