import type {SchemaView} from './client/pageData';

/** How pages write the units of the sources: `x-unit` -> name. */
export type UnitNames = Readonly<Record<string, string>>;

/** A view with the display names of its units, at any depth. */
export function withUnitNames<T extends SchemaView>(view: T, names: UnitNames): T {
  const {unit, fields, items, variants} = view;
  return {
    ...view,
    ...(unit !== undefined && {unit: names[unit] ?? unit}),
    ...(fields && {fields: fields.map((field) => withUnitNames(field, names))}),
    ...(items && {items: withUnitNames(items, names)}),
    ...(variants && {variants: variants.map((variant) => withUnitNames(variant, names))}),
  };
}
