import {describe, expect, it} from 'vitest';
import {keepCharacters} from '../keepCharacters';

const minifier = () => ({_args: [{minimizerOptions: {ecma: 2020, format: {comments: false, ascii_only: true}}}]});

describe('keepCharacters', () => {
  it('switches the escapes of the minifier of scripts off, and leaves that of styles alone', () => {
    const [scripts, styles] = [minifier(), {_args: [{minimizerOptions: {}}]}];
    keepCharacters([scripts, styles]);
    expect(scripts._args[0]!.minimizerOptions.format).toEqual({comments: false, ascii_only: false});
    expect(styles).toEqual({_args: [{minimizerOptions: {}}]});
  });

  it('has nothing to do while developing, and stops the build when the minifier is made in another way', () => {
    expect(() => keepCharacters(undefined)).not.toThrow();
    expect(() => keepCharacters([{options: {}}])).toThrow('no minifier of scripts has the option ascii_only');
  });
});
