import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {zones} from './scripts/check/eslint/zones.mjs';

/** ESLint keys its cache by the version of a plugin: ours changes with the rule's text. */
const version = createHash('sha1').update(readFileSync(new URL('./scripts/check/eslint/zones.mjs', import.meta.url))).digest('hex');
const portal = {meta: {name: 'portal', version}, rules: {zones}};

/** Without type information, so that the whole project takes seconds; `tsc` sees to types beside it. */
export default tseslint.config(
  {ignores: ['node_modules/', 'build/', '.docusaurus/', '.cache/', 'artifacts/', 'src/snippets/', 'static/', 'tests/fixtures/', 'test-results/', 'playwright-report/']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: {'react-hooks': reactHooks, portal},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'portal/zones': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-syntax': ['error', {
        selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
        message: 'It defeats the escaping of React. Render elements, or say in a comment beside a disable line why the text is safe.',
      }],
    },
  },
  {
    // Configuration and tools of CommonJS kind.
    files: ['**/*.cjs', '**/*.js'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**', 'src/remark/**', '**/__tests__/**'],
    rules: {'no-console': ['error', {allow: ['warn', 'error']}]},
  },
);
