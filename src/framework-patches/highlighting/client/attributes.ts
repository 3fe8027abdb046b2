import type {CSSProperties} from 'react';
import clsx from 'clsx';
import type {PrismTheme} from 'prism-react-renderer';
import type {Token} from './lines';
import {styleOfTypes, stylesOf} from './styles';

type Attributes = {className: string; style: CSSProperties};

interface Rendering extends Attributes {
  /** Attributes of a line. */
  readonly getLineProps: (input: {line: Token[]; className?: string}) => Attributes;
  /** Attributes of a token, including its text. */
  readonly getTokenProps: (input: {token: Token}) => Attributes & {children: string};
}

/**
 * Attributes of a code block and its parts in the colours of a theme, in the form that the theme's components expect.
 */
export function attributesOf(theme: PrismTheme, language: string): Rendering {
  const styles = stylesOf(theme, language);
  return {
    className: `prism-code language-${language}`,
    style: styles.plain,
    getLineProps: ({className}) => ({
      className: clsx('token-line', className),
      style: {...styles.plain, backgroundColor: undefined},
    }),
    getTokenProps: ({token}) => ({
      className: clsx('token', token.types),
      children: token.content,
      style: {...styleOfTypes(styles, token.types), ...(token.empty && {display: 'inline-block'})},
    }),
  };
}
