import {inLocale, type ByLocale} from './byLocale';
import type {SchemaView} from './client/pageData';

/** How pages of one language write the units of the sources: `x-unit` -> name. */
export type UnitNames = Readonly<Record<string, string>>;

/** The names in a locale, from the site's options. A unit without a translation keeps the name of the sources. */
export const unitNamesIn = (names: Readonly<Record<string, ByLocale>>, locale: string): UnitNames =>
  Object.fromEntries(Object.entries(names).map(([unit, name]) => [unit, inLocale(name, locale, unit)]));

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
