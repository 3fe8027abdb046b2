import {isContainer, writeJson} from './exactJson';

/** A row of a response: the tree is a flat list with depths, so 10,000 levels render without recursion. */
export interface TreeRow {
  /** JSON pointer (RFC 6901) of the value. */
  pointer: string;
  /** Property name or index in the parent; empty for the response itself. */
  name: string;
  depth: number;
  value: unknown;
  /** Number of children of an object or array; undefined for other values. */
  size?: number;
}

export interface JsonTree {
  rows: TreeRow[];
  /** Values that were left out because of the limits. */
  hidden: number;
}

/** More rows would make the page slow, and there is no room for deeper levels. */
export const MAX_ROWS = 3_000;
export const MAX_DEPTH = 40;
/** Characters of a name that are shown. */
export const MAX_NAME = 300;

/** One step of a JSON pointer. */
export function pointerStep(name: string): string {
  return `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** Number of values in a value, itself included. */
function countValues(value: unknown): number {
  let count = 1;
  const open = isContainer(value) ? [value] : [];
  for (let part = open.pop(); part; part = open.pop()) {
    const items = Array.isArray(part) ? (part as unknown[]) : Object.values(part);
    count += items.length;
    for (const item of items) if (isContainer(item)) open.push(item);
  }
  return count;
}

/** Longer names are cut in pointers: each value inside repeats them. The position keeps the pointers apart. */
const stepOf = (name: string, index: number) =>
  pointerStep(name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…${index}` : name);

/** Lists the values of a response in document order. Iterative, so that a hostile response can't overflow the stack. */
export function toTree(value: unknown, {maxRows = MAX_ROWS, maxDepth = MAX_DEPTH} = {}): JsonTree {
  const rows: TreeRow[] = [];
  const stack: TreeRow[] = [{pointer: '', name: '', depth: 0, value}];
  while (stack.length > 0 && rows.length < maxRows) {
    const row = stack.pop()!;
    rows.push(row);
    if (!isContainer(row.value)) continue;
    const names = Array.isArray(row.value) ? null : Object.keys(row.value);
    row.size = names ? names.length : (row.value as unknown as unknown[]).length;
    if (row.depth >= maxDepth) continue;
    // Adds only as many children to the stack as can still be shown.
    for (let i = Math.min(row.size, maxRows) - 1; i >= 0; i--) {
      const name = names ? names[i]! : String(i);
      stack.push({pointer: row.pointer + stepOf(name, i), name, depth: row.depth + 1, value: row.value[name]});
    }
  }
  return {rows, hidden: countValues(value) - rows.length};
}

/** JSON text of a value for showing and copying. Only the shown text has a limit. */
export function toJsonText(value: unknown, limit = Infinity): string {
  return writeJson(value, {pretty: true, limit});
}
