import type {Recording} from 'docusaurus-plugin-openrpc/sources';

/** Longer texts of errors are cut near this length: after a whole word, or inside one that is long, such as a hash. */
const LIMIT = 90;
const LONG_WORD = 20;

function cut(text: string): string {
  // Revert data isn't text, so it is never cut.
  if (text.length <= LIMIT || /^(?:0x)?[0-9a-f]+$/i.test(text)) return text;
  const end = text.lastIndexOf(' ', LIMIT);
  return end > LIMIT - LONG_WORD ? `${text.slice(0, end)} …` : `${text.slice(0, LIMIT)}…`;
}

/**
 * A response whose long error texts end in `…`. The node's messages differ between versions and only their beginning is
 * stable; code and data show what happened.
 */
export function shortenErrors(response: Recording['response']): Recording['response'] {
  if (!response.error) return response;
  const {message, data} = response.error;
  return {
    ...response,
    error: {...response.error, message: cut(message), ...(typeof data === 'string' && {data: cut(data)})},
  };
}
