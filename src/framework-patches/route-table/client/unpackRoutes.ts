/** Chunks of a page by the property that they provide, nested in Docusaurus' form. */
export type ChunkTree = string | readonly ChunkTree[] | {readonly [key: string]: ChunkTree};

/** The same with 0 for a chunk that only this page uses. */
type Shape = string | 0 | readonly Shape[] | {readonly [key: string]: Shape};

/**
 * Adjacent routes in the route table: index of their shape (-1: none) and of their attributes, common start and
 * different ends of their paths. A parent of routes has a separate run.
 */
type Run = readonly [
  shape: number,
  attributes: number,
  start: string,
  ends: readonly string[],
  routes?: readonly Run[],
];

/** The output of packRoutes.js for the route table. */
export interface PackedRoutes {
  readonly shapes: readonly Shape[];
  readonly attributes: readonly object[];
  readonly runs: readonly Run[];
}

/** A route of the router. `key` identifies the component, and distinguishes routes with the same path. */
export interface Route {
  readonly path: string;
  readonly key: string;
  readonly routes?: readonly Route[];
}

/**
 * The routes, and the chunks of each route by path and key.
 *
 * @param chunks names of the chunks; those that only one route uses come first, in its order
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
