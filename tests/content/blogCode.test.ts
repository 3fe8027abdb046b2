import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {describe, expect, it} from 'vitest';
import {shownCode} from '../../scripts/lib/shownCode';
import {TRANSLATION_FOLDERS} from '../../src/languages';

/**
 * The posts promise that each `js` sample prints the `text` block below it. This runs the samples of the English
 * post with Node, and compares the code and output blocks of the translations with it.
 */
const run = promisify(execFile);
const POSTS = fs.readdirSync('blog').filter((name) => /\.mdx?$/.test(name));
const TRANSLATIONS = TRANSLATION_FOLDERS.map((folder) => `i18n/${folder}/docusaurus-plugin-content-blog`);

/** Each `js` fence with the output that follows it. */
function samples(file: string): {code: string; output: string | undefined}[] {
  return shownCode(file).flatMap((fence, index, all) => {
    const next = all[index + 1];
    return fence.language === 'js'
      ? [{code: fence.code, output: next?.language === 'text' ? next.code : undefined}]
      : [];
  });
}

/** Runs a sample as an ES module inside the project, so that it finds the packages that it imports. */
async function execute(code: string): Promise<string> {
  const folder = fs.mkdtempSync(path.resolve('node_modules/.blog-sample-'));
  try {
    const file = path.join(folder, 'sample.mjs');
    fs.writeFileSync(file, code);
    return (await run(process.execPath, [file], {timeout: 20_000})).stdout;
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

describe.each(
  POSTS.flatMap((post) =>
    samples(path.join('blog', post)).map((sample, index) => ({post, number: index + 1, ...sample})),
  ),
)('sample $number of $post', ({code, output}) => {
  it('prints what the post shows', async () => {
    expect(output, `no text block follows this sample:\n${code}`).toBeDefined();
    expect(await execute(code)).toBe(output);
  });
});

describe.each(POSTS)('code of %s', (post) => {
  it.each(TRANSLATIONS)('is the same in %s', (folder) => {
    expect(shownCode(path.join(folder, post))).toEqual(shownCode(path.join('blog', post)));
  });
});

it('finds samples at all', () => {
  expect(POSTS.flatMap((post) => samples(path.join('blog', post))).length).toBeGreaterThan(8);
});
