import {ASSISTANT_KEY_META} from './assistant';

/**
 * Bearer key of the assistant, from the environment of the build. It is public, because pages contain it. Only for
 * Node.js.
 */
export const ASSISTANT_KEY = process.env.ASSISTANT_KEY ?? '';

/** The elements for `headTags` of the Docusaurus configuration: none without a key. */
export const assistantHeadTags = (
  key: string = ASSISTANT_KEY,
): {tagName: 'meta'; attributes: Record<string, string>}[] =>
  key ? [{tagName: 'meta', attributes: {name: ASSISTANT_KEY_META, content: key}}] : [];
