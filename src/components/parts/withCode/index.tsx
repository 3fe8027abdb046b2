import type {ReactNode} from 'react';

/** A text from a data file, in which names of code are between backticks as in Markdown. */
export const withCode = (text: string): ReactNode =>
  text.includes('`')
    ? text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
    : text;
