/**
 * The highlighter in the reader's browser: fetched when it is needed, for the server wrote the code blocks of the first
 * page in colour. In the rendering of the HTML, source.server.ts takes the place of this file (../index.ts).
 */
import type {Token} from './lines';

type Highlighter = (code: string, language: string) => Token[][];

let highlighter: Highlighter | undefined;
let pending: Promise<void> | undefined;

/** The highlighter, or undefined until {@link fetchHighlighter} has fetched it. */
export const currentHighlighter = (): Highlighter | undefined => highlighter;

/** Fetches the highlighter; after a failure the next call tries again. */
export function fetchHighlighter(): Promise<void> {
  pending ??= import(/* webpackChunkName: "prism" */ './toLines').then(
    ({highlight}) => void (highlighter = highlight),
    () => void (pending = undefined),
  );
  return pending;
}
