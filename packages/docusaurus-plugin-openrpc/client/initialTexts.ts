import {writeField} from './fields';
import type {MethodPage} from './pageData';

const cache = new WeakMap<MethodPage, readonly string[]>();

/** The initial texts of the fields: the parameters of the first example, as they were sent to the node. */
export function initialTexts(page: MethodPage): readonly string[] {
  let texts = cache.get(page);
  if (!texts) {
    const sent = page.examples[0]?.params ?? [];
    texts = page.params.map((_, index) => writeField(sent[index]));
    cache.set(page, texts);
  }
  return texts;
}
