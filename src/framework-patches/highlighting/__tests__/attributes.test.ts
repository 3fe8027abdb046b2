import {describe, expect, it} from 'vitest';
import {attributesOf} from '../client/attributes';

const theme = {
  plain: {color: 'black', backgroundColor: 'white'},
  styles: [{types: ['keyword'], style: {color: 'red'}}],
};

describe('attributes of a code block', () => {
  const attributes = () => attributesOf(theme, 'solidity');

  it('has the language as a class, and the colours of the theme', () => {
    const {className, style} = attributes();
    expect({className, style}).toEqual({className: 'prism-code language-solidity', style: theme.plain});
  });

  it('adds the classes of a line, which shows the background of what it stands on', () => {
    expect(attributes().getLineProps({line: []})).toEqual({className: 'token-line', style: {color: 'black'}});
    expect(attributes().getLineProps({line: [], className: 'theme-code-block-highlighted-line'}).className).toBe(
      'token-line theme-code-block-highlighted-line',
    );
  });

  it('gives a token its text, its kinds as classes, and their colours', () => {
    expect(attributes().getTokenProps({token: {types: ['keyword', 'let'], content: 'let'}})).toEqual({
      className: 'token keyword let',
      children: 'let',
      style: {color: 'red'},
    });
  });

  it('keeps the height of an empty line', () => {
    expect(attributes().getTokenProps({token: {types: ['plain'], content: '\n', empty: true}}).style).toEqual({
      display: 'inline-block',
    });
  });
});
