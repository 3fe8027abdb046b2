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

/** One step of a JSON pointer. */
export function pointerStep(name: string): string {
  return `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** Lists the values of a response in document order. Iterative, so that a hostile response can't overflow the stack. */
export function toTree(value: unknown, {maxRows = MAX_ROWS, maxDepth = MAX_DEPTH} = {}): JsonTree {
  const rows: TreeRow[] = [];
  let hidden = 0;
  const stack: TreeRow[] = [{pointer: '', name: '', depth: 0, value}];
  while (stack.length > 0) {
    const row = stack.pop()!;
    if (rows.length >= maxRows) {
      // The rest of the stack is only counted.
      hidden += 1;
      continue;
    }
    rows.push(row);
    if (!isContainer(row.value)) continue;
    const names = Array.isArray(row.value) ? null : Object.keys(row.value);
    row.size = names ? names.length : (row.value as unknown as unknown[]).length;
    if (row.depth >= maxDepth) {
      hidden += row.size;
      continue;
    }
    // Adds only as many children to the stack as can still be shown.
    const shown = Math.min(row.size, maxRows);
    hidden += row.size - shown;
    for (let i = shown - 1; i >= 0; i--) {
      const name = names ? names[i]! : String(i);
      const child = row.value[name];
      stack.push({pointer: row.pointer + pointerStep(name), name, depth: row.depth + 1, value: child});
    }
  }
  return {rows, hidden};
}

/** JSON text of a value for showing and copying. Only the shown text has a limit. */
export function toJsonText(value: unknown, limit = Infinity): string {
  return writeJson(value, {pretty: true, limit});
}
