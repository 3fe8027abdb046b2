/** Chunks of a page by the property that they fill, nested as Docusaurus nests them. */
export type ChunkTree = string | readonly ChunkTree[] | {readonly [key: string]: ChunkTree};

/** The same with 0 for a chunk that this page alone uses. */
type Shape = string | 0 | readonly Shape[] | {readonly [key: string]: Shape};

/**
 * Neighbours in the route table: index of their shape (-1: none) and of their attributes, start and ends of their
 * paths; a parent of routes stands alone.
 */
type Run = readonly [
  shape: number,
  attributes: number,
  start: string,
  ends: readonly string[],
  routes?: readonly Run[],
];

/** What packRoutes.js makes of the route table. */
export interface PackedRoutes {
  readonly shapes: readonly Shape[];
  readonly attributes: readonly object[];
  readonly runs: readonly Run[];
}

/** A route of the router; `key` stands for the component, and tells routes of the same path apart. */
export interface Route {
  readonly path: string;
  readonly key: string;
  readonly routes?: readonly Route[];
}

/**
 * The routes, and by path and key what each of them loads.
 *
 * @param chunks names of the chunks; those that one route alone uses come first, in its order
 */
export function unpackRoutes(
  {shapes, attributes, runs}: PackedRoutes,
  chunks: readonly string[],
): {routes: Route[]; chunkNames: Record<string, ChunkTree>} {
  const chunkNames: Record<string, ChunkTree> = {};
  let next = 0;
  let count = 0;
  const fill = (shape: Shape): ChunkTree => {
    if (shape === 0) return chunks[next++]!;
    if (typeof shape === 'string') return shape;
    if (Array.isArray(shape)) return shape.map(fill);
    return Object.fromEntries(Object.entries(shape).map(([name, part]: [string, Shape]) => [name, fill(part)]));
  };
  const unpack = ([shape, attribute, start, ends, children]: Run): Route[] =>
    ends.map((end) => {
      const path = start + end;
      const key = String(count++);
      if (shape >= 0) chunkNames[`${path}-${key}`] = fill(shapes[shape]!);
      return {path, key, ...attributes[attribute], ...(children && {routes: children.flatMap(unpack)})};
    });
  return {routes: runs.flatMap(unpack), chunkNames};
}
