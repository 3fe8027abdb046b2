/** A node of an answer as it is shown: a flat list with depths renders 10,000 levels without recursion. */
export interface TreeRow {
  /** JSON pointer (RFC 6901) of the value. */
  pointer: string;
  /** Property name or index in the parent; empty for the answer itself. */
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

/** More rows than this make a page slow; deeper levels than this have no room. */
export const MAX_ROWS = 3_000;
export const MAX_DEPTH = 40;

const isContainer = (value: unknown): value is object => value !== null && typeof value === 'object';

/** One step of a JSON pointer. */
export function pointerStep(name: string): string {
  return `/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
}

/** Lays an answer out in document order. Iterative: a hostile answer cannot overflow the stack. */
export function toTree(value: unknown, {maxRows = MAX_ROWS, maxDepth = MAX_DEPTH} = {}): JsonTree {
  const rows: TreeRow[] = [];
  let hidden = 0;
  const stack: TreeRow[] = [{pointer: '', name: '', depth: 0, value}];
  while (stack.length > 0) {
    const row = stack.pop()!;
    if (rows.length >= maxRows) {
      // What is still on the stack is counted, not opened.
      hidden += 1;
      continue;
    }
    rows.push(row);
    if (!isContainer(row.value)) continue;
    const names = Array.isArray(row.value) ? null : Object.keys(row.value);
    row.size = names ? names.length : (row.value as unknown[]).length;
    if (row.depth >= maxDepth) {
      hidden += row.size;
      continue;
    }
    // Only as many children as can still be shown are laid on the stack.
    const shown = Math.min(row.size, maxRows);
    hidden += row.size - shown;
    for (let i = shown - 1; i >= 0; i--) {
      const name = names ? names[i]! : String(i);
      const child = (row.value as Record<string, unknown>)[name];
      stack.push({pointer: row.pointer + pointerStep(name), name, depth: row.depth + 1, value: child});
    }
  }
  return {rows, hidden};
}

/**
 * JSON text of a value for showing and copying, or undefined when it is nested too deeply for the engine.
 */
export function toJsonText(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return undefined;
  }
}
