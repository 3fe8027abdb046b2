/**
 * The highlighter in the reader's browser. It is only loaded when needed, because the server's HTML already contains
 * the coloured code blocks of the first page. When the HTML is rendered, source.server.ts replaces this file
 * (../index.ts).
 */
import type {Token} from './lines';

type Highlighter = (code: string, language: string) => Token[][];

let highlighter: Highlighter | undefined;
let pending: Promise<void> | undefined;

/** The highlighter, or undefined until {@link fetchHighlighter} has loaded it. */
export const currentHighlighter = (): Highlighter | undefined => highlighter;

/** Loads the highlighter; after a failure, the next call tries again. */
export function fetchHighlighter(): Promise<void> {
  pending ??= import(/* webpackChunkName: "prism" */ './toLines').then(
    ({highlight}) => void (highlighter = highlight),
    () => void (pending = undefined),
  );
  return pending;
}
