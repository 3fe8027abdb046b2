import type {CSSProperties} from 'react';
import type {PrismTheme} from 'prism-react-renderer';

/** Styles of the block and of each kind of token. */
export interface Styles {
  readonly plain: CSSProperties;
  readonly kinds: ReadonlyMap<string, CSSProperties>;
}

/** The rules of a theme for a language; later rules add to earlier ones. */
export function stylesOf({plain, styles}: PrismTheme, language: string): Styles {
  const kinds = new Map<string, CSSProperties>();
  for (const {types, style, languages} of styles) {
    if (languages && !languages.includes(language)) continue;
    for (const type of types) kinds.set(type, {...kinds.get(type), ...style} as CSSProperties);
  }
  return {plain: plain as CSSProperties, kinds};
}

/** Style of a token: the styles of its kinds combined, the innermost last. */
export const styleOfTypes = ({kinds}: Styles, types: readonly string[]): CSSProperties =>
  Object.assign({}, ...types.map((type) => kinds.get(type))) as CSSProperties;
