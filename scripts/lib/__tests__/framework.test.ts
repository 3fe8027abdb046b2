import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {gitIn} from '../git.mjs';
import {
  FRAMEWORK_TESTS,
  frameworkState,
  isFrameworkProved,
  passFramework,
  RECORD,
  recordFramework,
} from '../framework.mjs';

let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'framework-'));
  gitIn(root, 'init');
  write('package-lock.json', '{}');
  write('src/theme/NotFound/index.tsx', 'a');
  write('docs/index.mdx', 'a');
  write(FRAMEWORK_TESTS[1]!, "import {open} from '../support/page';\n");
  write('tests/support/page.ts', "import {\n  names,\n} from './names';\n");
  write('tests/support/names/index.ts', "export * from '../page';\n");
  write('tests/support/quickly.ts', '');
  write(`${path.dirname(RECORD)}/other.json`, '{}');
});
afterEach(() => fs.rmSync(root, {recursive: true}));

describe('the tests of the framework', () => {
  it('run until a state is recorded, and again when something that they depend on changes', () => {
    expect(isFrameworkProved(root)).toBe(false);
    expect(recordFramework(frameworkState(root), root)).toBe(true);
    expect(isFrameworkProved(root)).toBe(true);
    write('docs/index.mdx', 'b');
    expect(isFrameworkProved(root)).toBe(true);
    write('src/theme/NotFound/index.tsx', 'b');
    expect(isFrameworkProved(root)).toBe(false);
  });

  it('are not recorded for a state in which they did not run, nor outside of a checkout', () => {
    const before = frameworkState(root);
    write('src/theme/NotFound/index.tsx', 'b');
    expect(recordFramework(before, root)).toBe(false);
    fs.rmSync(path.join(root, '.git'), {recursive: true});
    expect(recordFramework(frameworkState(root), root)).toBe(false);
    expect(fs.existsSync(path.join(root, RECORD))).toBe(false);
    write(RECORD, '{}');
    expect(isFrameworkProved(root)).toBe(false);
  });

  it('pass when each file has a test that passed, and none that failed', () => {
    const passed = FRAMEWORK_TESTS.map((file) => ({file: path.basename(file), title: 'a', state: 'passed' as const}));
    expect(passFramework([...passed, {...passed[0]!, state: 'skipped'}])).toBe(true);
    expect(passFramework(passed.slice(1))).toBe(false);
    expect(passFramework([{...passed[0]!, state: 'skipped'}, ...passed.slice(1)])).toBe(false);
    expect(passFramework([...passed, {...passed[0]!, state: 'failed'}])).toBe(false);
  });

  it.each([
    'package-lock.json',
    'src/client/a.ts',
    'src/plugins/a/index.ts',
    'src/config/a.ts',
    'static/js/a.js',
    'i18n/es/code.json',
    'tests/fixtures/sites/portal.ts',
    'scripts/server/createSiteServer.ts',
    FRAMEWORK_TESTS[0]!,
    'tests/support/page.ts',
    'tests/support/names/index.ts',
  ])('depend on %s', (file) => {
    const before = frameworkState(root);
    write(file, 'changed');
    expect(frameworkState(root)).not.toBe(before);
  });

  it.each([
    'src/components/A/index.tsx',
    'src/plugins/a/__tests__/a.test.ts',
    'tests/support/quickly.ts',
    'openrpc/a.yaml',
    'README.md',
  ])('do not depend on %s', (file) => {
    const before = frameworkState(root);
    write(file, 'changed');
    expect(frameworkState(root)).toBe(before);
  });

  it('exist', () => {
    for (const file of FRAMEWORK_TESTS)
      expect(fs.readFileSync(path.resolve(import.meta.dirname, '../../..', file), 'utf8')).toContain(
        'IS_FRAMEWORK_PROVED',
      );
  });
});
