import type {FrameworkPatch} from './patch';

/**
 * Environment variable with the names of patches to leave out, separated by commas. `npm run measure -- --without` sets
 * it.
 */
export const WITHOUT = 'WITHOUT_PATCHES';

/**
 * The patches to apply: all except the excluded ones and those that require an excluded one.
 *
 * @throws Error that lists the names if one of `without` is unknown
 */
export function selectPatches(all: readonly FrameworkPatch[], without: readonly string[]): FrameworkPatch[] {
  const names = all.map(({name}) => name);
  const unknown = without.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no framework patch "${unknown}". The patches are: ${names.join(', ')}.`);
  const left = all.filter(({name}) => !without.includes(name));
  const orphans = left.filter(({requires = []}) => requires.some((name) => without.includes(name)));
  return orphans.length === 0 ? left : selectPatches(all, [...without, ...orphans.map(({name}) => name)]);
}

/** Names in a comma-separated list. */
export const namesIn = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
