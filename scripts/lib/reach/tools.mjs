/** Finds changes that the check can judge only with tools of the devnet's packages. */
import fs from 'node:fs';
import path from 'node:path';

/** A line of a shell block that starts Foundry or graph-cli, whose options the check looks up in their help. */
const COMMAND = /^\s*(?:npx )?(?:forge|cast|graph) [a-z]/m;
const WITH_CODE = /\.(?:mdx?|sh)$/;

/**
 * @param {string} root
 * @param {readonly string[]} files changed ones
 */
export const usesDevnetTools = (root, files) =>
  files.some(
    (file) =>
      WITH_CODE.test(file) &&
      fs.existsSync(path.join(root, file)) &&
      COMMAND.test(fs.readFileSync(path.join(root, file), 'utf8')),
  );
