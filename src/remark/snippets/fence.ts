/** The request in the info string of a code block. */
export interface SnippetFence {
  /** Path of the snippet, from the snippets' folder. */
  readonly file: string;
  /** Name of a region of the file; absent for the whole file. */
  readonly region?: string;
  /** The rest of the info string, for the code block itself: title, marked lines, line numbers. */
  readonly meta: string;
}

/** A fault of a page or of a snippet, with its fix. */
export class SnippetError extends Error {
  constructor(
    readonly problem: string,
    readonly fix: string,
  ) {
    super(`${problem} ${fix}`);
    this.name = 'SnippetError';
  }
}

/** Languages that a fence can have for a file, by file extension. */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  sol: ['solidity'],
  ts: ['ts', 'typescript'],
  tsx: ['tsx'],
  js: ['js', 'javascript'],
  mjs: ['js', 'javascript'],
  py: ['python', 'py'],
  sh: ['sh', 'bash'],
  json: ['json'],
  html: ['html'],
  vue: ['html'],
  css: ['css'],
  yaml: ['yaml'],
  yml: ['yaml'],
  toml: ['toml'],
  graphql: ['graphql'],
  txt: ['text'],
};

const TOKEN = /(?:[\w-]+=(?:"[^"]*"|'[^']*'|\S*)|\{[^}]*\}|\S+)/g;
/** Attributes of the code block other than `file` and `region`. */
const PASSED_ON = /^(?:title=(?:"[^"]+"|'[^']+'|[^\s"']+)|\{[\d,\s-]+\}|showLineNumbers(?:=\d+)?)$/;
const unquote = (text: string): string => text.replace(/^(["'])(.*)\1$/, '$2');

/** True when a fence includes a snippet. */
export const isSnippetFence = (meta: string | null | undefined): boolean => /(?:^|\s)(?:file|region)=/.test(meta ?? '');

/**
 * Reads the info string of a fence that includes a snippet.
 * @param lang the fence's language
 * @param meta what follows the language
 * @param body the text inside the fence
 * @throws SnippetError for anything that would be ignored otherwise
 */
export function parseFence(lang: string, meta: string, body: string): SnippetFence {
  const values: {file?: string; region?: string} = {};
  const rest: string[] = [];
  for (const [token] of meta.matchAll(TOKEN)) {
    const own = /^(file|region)=(.*)$/.exec(token) as [string, 'file' | 'region', string] | null;
    if (!own) {
      if (!PASSED_ON.test(token))
        throw new SnippetError(
          `The code block has the unknown attribute "${token}".`,
          'Use file=…, region=…, title="…", {1,3-5} or showLineNumbers.',
        );
      rest.push(token);
      continue;
    }
    const [, key, value] = own;
    if (values[key] !== undefined)
      throw new SnippetError(`The code block specifies "${key}" twice.`, 'Include one region per code block.');
    if (unquote(value) === '')
      throw new SnippetError(`The code block's "${key}" is empty.`, `Write ${key}=… without spaces.`);
    values[key] = unquote(value);
  }
  const {file, region} = values;
  if (file === undefined)
    throw new SnippetError(
      `The code block specifies the region "${region}", but no file.`,
      'Add file=… with a path below src/snippets.',
    );
  if (body.trim() !== '')
    throw new SnippetError(
      `The code block includes "${file}", but it also contains text.`,
      'Delete the text between the fences; the page shows the file.',
    );
  const expected = LANGUAGES[file.split('.').at(-1) ?? ''];
  if (!expected)
    throw new SnippetError(
      `No language is known for "${file}".`,
      `Use a file that ends in ${Object.keys(LANGUAGES).join(', ')}.`,
    );
  if (!expected.includes(lang))
    throw new SnippetError(
      `The language of the code block is "${lang}", but its file is "${file}".`,
      `Write ${expected.join(' or ')} after the fence.`,
    );
  return {file, region, meta: rest.join(' ')};
}
