/** The highlighter where the HTML is rendered: it is there from the start. */
import {highlight} from './toLines';

export const currentHighlighter = (): typeof highlight => highlight;

export const fetchHighlighter = (): Promise<void> => Promise.resolve();
