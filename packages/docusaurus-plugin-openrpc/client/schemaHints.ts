import type {ValueHints} from './explain';
import type {SchemaView} from './pageData';

function child(view: SchemaView, step: string): SchemaView | undefined {
  const own = view.fields?.find(({name}) => name === step) ?? (/^\d+$/.test(step) ? view.items : undefined);
  if (own) return own;
  for (const variant of view.variants ?? []) {
    const found = child(variant, step);
    if (found) return found;
  }
  return undefined;
}

/** What the schema says about the value at a JSON pointer of a response. */
export function hintsAt(schema: SchemaView, pointer: string): ValueHints {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'));
  let view: SchemaView | undefined = schema;
  for (const step of steps) view = view && child(view, step);
  const named = [...steps].reverse().find((step) => !/^\d+$/.test(step));
  return {
    unit: view?.unit ?? view?.variants?.find(({unit}) => unit)?.unit,
    schema: view?.schema ?? view?.variants?.find(({schema: name}) => name)?.schema,
    name: named,
  };
}
