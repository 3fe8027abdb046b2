import {writeField} from './fields';
import type {MethodPage} from './pageData';

const cache = new WeakMap<MethodPage, readonly string[]>();

/** The initial texts of the fields: the parameters of the first example, as they were sent to the node. */
export function initialTexts(page: MethodPage): readonly string[] {
  let texts = cache.get(page);
  if (!texts) {
    texts = exampleTexts(page, 0);
    cache.set(page, texts);
  }
  return texts;
}

/** The texts of the fields for one of the examples. */
export function exampleTexts({params, examples}: MethodPage, example: number): string[] {
  const sent = examples[example]?.params ?? [];
  return params.map((_, index) => writeField(sent[index]));
}
