import type {SchemaView} from './client/pageData';

/** How pages of one language write the units of the sources: `x-unit` -> name. */
export type UnitNames = Readonly<Record<string, string>>;

/** The same for all languages: a name, or its translations by locale. */
export type UnitNamesByLocale = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The names in a locale. A unit without a translation keeps the name of the sources. */
export const unitNamesIn = (names: UnitNamesByLocale, locale: string): UnitNames =>
  Object.fromEntries(
    Object.entries(names).map(([unit, name]) => [unit, typeof name === 'string' ? name : (name[locale] ?? unit)]),
  );

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
