import {ExactNumber, isContainer} from '../exactJson';

const WIDTH = 72;

/** Tokens that differ between JSON, JavaScript and Python. */
interface Dialect {
  true: string;
  false: string;
  null: string;
  quote: '"' | "'";
  bareKeys: boolean;
  /** A number that must be sent with all its digits. */
  exact: (text: string) => string;
}

/** JavaScript has no literal for such a number. `JSON.rawJSON` (Node.js 22, current browsers) lets it pass as text. */
export const JAVASCRIPT: Dialect = {
  true: 'true',
  false: 'false',
  null: 'null',
  quote: "'",
  bareKeys: true,
  exact: (text) => `JSON.rawJSON('${text}')`,
};
export const PYTHON: Dialect = {
  true: 'True',
  false: 'False',
  null: 'None',
  quote: '"',
  bareKeys: false,
  exact: (text) => text,
};

function quoted(text: string, {quote}: Dialect): string {
  // JSON escapes are valid in both languages, and `JSON.stringify` escapes lone surrogates.
  const body = JSON.stringify(text).slice(1, -1);
  return quote === '"' ? `"${body}"` : `'${body.replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

function entries(value: object, dialect: Dialect, pad: string): string[] {
  if (Array.isArray(value)) return value.map((item) => literal(item, dialect, pad));
  return Object.entries(value).map(([key, item]) => {
    const bare = dialect.bareKeys && /^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__';
    const name =
      dialect.bareKeys && key === '__proto__' ? `[${quoted(key, dialect)}]` : bare ? key : quoted(key, dialect);
    return `${name}: ${literal(item, dialect, pad)}`;
  });
}

/** A JSON value as a literal of the language: on one line if it fits, otherwise indented by two spaces. */
export function literal(value: unknown, dialect: Dialect, pad = ''): string {
  if (value === null) return dialect.null;
  if (typeof value === 'boolean') return value ? dialect.true : dialect.false;
  if (typeof value === 'string') return quoted(value, dialect);
  if (value instanceof ExactNumber) return dialect.exact(value.text);
  if (!isContainer(value)) return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${pad}  `;
  const parts = entries(value, dialect, inner);
  if (parts.length === 0) return open + close;
  const line = open + parts.join(', ') + close;
  if (!line.includes('\n') && pad.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${pad}${close}`;
}

/** JavaScript literal of a value. */
export const js = (value: unknown, pad = '') => literal(value, JAVASCRIPT, pad);
/** Python literal of a value. */
export const py = (value: unknown, pad = '') => literal(value, PYTHON, pad);
