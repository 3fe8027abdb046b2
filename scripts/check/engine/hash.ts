import {createHash} from 'node:crypto';

/** Short name of a text's content. */
export function hashOf(text: string | Buffer): string {
  return createHash('sha1').update(text).digest('base64');
}
