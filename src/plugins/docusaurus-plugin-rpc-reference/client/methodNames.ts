import type {MethodLink} from './types';

/** Methods whose pages are in one folder: the address of each is `route` and its name in lower case. */
export interface MethodNames {
  readonly route: string;
  readonly names: string[];
}

/**
 * Names the methods and each folder once, because the page with all errors would be too heavy with every address.
 *
 * @throws Error if the address of a method isn't made from its name
 */
export function packMethods(links: readonly MethodLink[]): MethodNames[] {
  const groups: MethodNames[] = [];
  for (const {method, path} of links) {
    const route = path.slice(0, -method.length);
    if (route + method.toLowerCase() !== path)
      throw new Error(`The address ${path} doesn't end with the name of ${method} in lower case.`);
    const group = groups.at(-1);
    if (group?.route === route) group.names.push(method);
    else groups.push({route, names: [method]});
  }
  return groups;
}

/** The links of packed methods, in the same order. */
export const unpackMethods = (groups: readonly MethodNames[]): MethodLink[] =>
  groups.flatMap(({route, names}) => names.map((method) => ({method, path: route + method.toLowerCase()})));
