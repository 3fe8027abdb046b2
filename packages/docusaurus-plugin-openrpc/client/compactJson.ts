/** Width up to which an object or a list stays on one line. */
const WIDTH = 80;

/** JSON text with short objects and lists on one line, so that recorded responses are readable without being long. */
export function compactJson(value: unknown, pad = ''): string {
  const line = JSON.stringify(value);
  if (value === null || typeof value !== 'object' || pad.length + line.length <= WIDTH) return line;
  const inner = `${pad}  `;
  const isList = Array.isArray(value);
  const parts = Object.entries(value).map(
    ([key, item]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${compactJson(item, inner)}`,
  );
  return `${isList ? '[' : '{'}\n${parts.join(',\n')}\n${pad}${isList ? ']' : '}'}`;
}
