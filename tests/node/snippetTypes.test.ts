import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {testPackage, PROGRAM_FOLDER, ROOT} from '../../scripts/devnet/packages';
import {installCommand, TEST_PACKAGES} from '../../scripts/lib/install.mjs';

/** Tutorials whose types `npm run check` can't check, since they import packages that the site doesn't install. */
const TUTORIALS = {web3: 'web3', x402: '@x402/core'} as const;
const LIMIT_MS = 120_000;

const folders: string[] = [];
/** The compiler's errors about a copy of a tutorial next to the packages, with the settings of the root. */
function errorsOf(tutorial: string, change = (text: string) => text): Promise<string> {
  fs.mkdirSync(PROGRAM_FOLDER, {recursive: true});
  const folder = fs.mkdtempSync(path.join(PROGRAM_FOLDER, 'types-'));
  folders.push(folder);
  const source = path.join(ROOT, 'src/snippets/tutorials', tutorial);
  for (const file of fs.readdirSync(source))
    fs.writeFileSync(path.join(folder, file), change(fs.readFileSync(path.join(source, file), 'utf8')));
  const compilerOptions = {incremental: false, tsBuildInfoFile: null};
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({extends: path.join(ROOT, 'tsconfig.json'), compilerOptions, include: ['*.ts'], exclude: []}),
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'node_modules/typescript-native/bin/tsc'), '--pretty', 'false', '-p', folder],
      {cwd: folder},
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    );
  });
}

describe.each(Object.entries(TUTORIALS))('types of the tutorial %s', (tutorial, name) => {
  const isMissing = !fs.existsSync(testPackage(name));
  if (isMissing)
    process.stderr.write(
      `\nNOT RUN: types of the tutorial ${tutorial}: ${name} is not installed; run "${installCommand(TEST_PACKAGES)}".\n`,
    );
  afterAll(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

  it.skipIf(isMissing)(
    'are right',
    async () => {
      expect(await errorsOf(tutorial)).toBe('');
    },
    LIMIT_MS,
  );

  it.skipIf(isMissing)(
    'would be found wrong',
    async () => {
      expect(
        await errorsOf(tutorial, (text) => text.replace(/import \{(Web3|x402Facilitator)\}/, 'import {$1, Missing}')),
      ).toMatch(/error TS\d+: Module .* has no exported member 'Missing'/);
    },
    LIMIT_MS,
  );
});

it("the root's compiler leaves out these tutorials", () => {
  const [, excluded = ''] = /"exclude": \[([^\]]*)\]/.exec(fs.readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8'))!;
  for (const tutorial of Object.keys(TUTORIALS)) expect(excluded).toContain(`"src/snippets/tutorials/${tutorial}"`);
});
