/**
 * Stands in for `prism-react-renderer` in the browser's bundle (see docusaurus-plugin-lean-bundle): the part of its
 * interface that the theme uses, on a Prism with this portal's languages only.
 */
import {useMemo, type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PrismTheme} from 'prism-react-renderer';
import {Prism} from './prism';
import {styleOfTypes, stylesOf} from './styles';
import {toLines, type Token} from './toLines';

export {Prism};

interface ElementProps {
  className: string;
  style?: CSSProperties;
}

interface Input {
  readonly className?: string;
  readonly style?: CSSProperties;
}

interface RenderProps extends ElementProps {
  tokens: Token[][];
  getLineProps: (input: Input & {line: Token[]}) => ElementProps;
  getTokenProps: (input: Input & {token: Token}) => ElementProps & {children: string};
}

interface Props {
  readonly theme: PrismTheme;
  readonly code: string;
  readonly language: string;
  readonly children: (props: RenderProps) => ReactNode;
}

/** Gives its child function the lines of `code`, and the attributes of each line and token in the colours of `theme`. */
export function Highlight({theme, code, language, children}: Props): ReactNode {
  const name = language.toLowerCase();
  const styles = useMemo(() => stylesOf(theme, name), [theme, name]);
  const tokens = useMemo(() => toLines(code, Prism.languages[name]), [code, name]);
  return children({
    tokens,
    className: `prism-code language-${name}`,
    style: styles.plain,
    getLineProps: ({className, style}) => ({className: clsx('token-line', className), style: {...styles.plain, backgroundColor: undefined, ...style}}),
    getTokenProps: ({token, className, style}) => ({
      className: clsx('token', token.types, className),
      children: token.content,
      style: {...styleOfTypes(styles, token.types), ...(token.empty && {display: 'inline-block'}), ...style},
    }),
  });
}
