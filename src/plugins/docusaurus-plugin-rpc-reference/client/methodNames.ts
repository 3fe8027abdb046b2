import type {MethodLink} from './types';

/** Methods whose pages are in one folder: each address consists of `route` and the lower-case name. */
export interface MethodNames {
  readonly route: string;
  readonly names: string[];
}

/**
 * Lists each method name and each folder once, because every full address would make the page with all errors too
 * large.
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
