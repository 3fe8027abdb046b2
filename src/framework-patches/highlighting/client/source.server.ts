/** The highlighter when the HTML is rendered, where it is available from the start. */
import {highlight} from './toLines';

export const currentHighlighter = (): typeof highlight => highlight;

export const fetchHighlighter = (): Promise<void> => Promise.resolve();
