/** Finds tests that mention a file, because they read it from the disk without an import. */
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Patterns of the ways in which a test mentions a file: by its path, by its name without the extension, by the folder
 * that it reads completely or opens, or, for a tutorial, by the name of the project.
 *
 * @param {string} file path in the repository
 */
export function namesOf(file) {
  const {dir, name} = path.posix.parse(file.replace(/^i18n\/\w+\/docusaurus-plugin-content-docs\/current\//, 'docs/'));
  const own = name === 'index' ? path.posix.basename(dir) : name;
  const project = /^src\/snippets\/tutorials\/([^/]+)\//.exec(file)?.[1];
  return [
    new RegExp(`${escape(dir)}/${escape(name)}\\b`),
    new RegExp(`${escape(dir)}/?['"\`#]`),
    // Many projects have a config.yaml, so this name is not specific enough.
    new RegExp(project ? `(?:tutorials/|['"\`])${escape(project)}['"\`/]` : `[/'"\`]${escape(own)}(?:\\.\\w+)?['"\`]`),
  ];
}

/**
 * The source of a test together with that of the modules of tests and scripts that it imports.
 *
 * @param {string} root
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {string}
 */
function sourceOf(root, file, seen = new Set()) {
  if (seen.has(file)) return '';
  seen.add(file);
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const inner = [...text.matchAll(IMPORT)].flatMap(([, target]) => {
    const found = EXTENSIONS.map((extension) => path.posix.join(path.posix.dirname(file), target) + extension).find(
      (candidate) =>
        /^(?:tests|scripts)\//.test(candidate) &&
        fs.statSync(path.join(root, candidate), {throwIfNoEntry: false})?.isFile(),
    );
    return found ? [sourceOf(root, found, seen)] : [];
  });
  return [text, ...inner].join('\n');
}

/**
 * Tests whose source mentions one of the files.
 *
 * @param {string} root
 * @param {readonly string[]} tests paths of test files
 * @param {readonly string[]} files
 */
export const mentioning = (root, tests, files) => matching(root, tests, files.flatMap(namesOf));

/**
 * The files among these that the source of a test mentions.
 *
 * @param {string} root
 * @param {string} test path of a test file
 * @param {readonly string[]} files
 */
export function mentionedBy(root, test, files) {
  const source = sourceOf(root, test);
  return files.filter((file) => namesOf(file).some((name) => name.test(source)));
}

/**
 * Tests whose source has the whole path of one of the pages.
 *
 * @param {string} root
 * @param {readonly string[]} tests paths of test files
 * @param {readonly string[]} pages
 */
export const mentioningPage = (root, tests, pages) =>
  matching(
    root,
    tests,
    pages.map((page) => new RegExp(`${escape(page.replace(/^docs\/|\.mdx?$/g, ''))}['"\`.]`)),
  );

/** @param {string} root @param {readonly string[]} tests @param {readonly RegExp[]} names */
function matching(root, tests, names) {
  return names.length === 0
    ? []
    : tests.filter((test) => {
        const source = sourceOf(root, test);
        return names.some((name) => name.test(source));
      });
}
