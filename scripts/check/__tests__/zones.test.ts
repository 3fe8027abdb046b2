import {beforeAll, describe, expect, it} from 'vitest';
import {lint} from './lint';
import {expectFindings} from './support';

/** A file, and an import in it. */
type Case = [file: string, code: string];

const FORBIDDEN: Case[] = [
  ['src/components/parts/A/index.tsx', "import fs from 'node:fs';"],
  ['src/theme/A/index.tsx', "import {parse} from 'yaml';"],
  ['packages/docusaurus-plugin-openrpc/index.ts', "import x from '../../src/facts';"],
  ['packages/docusaurus-plugin-openrpc/index.ts', "import {LOCALES} from '../../src/languages';"],
  ['packages/conflux-docs-mcp/tools/a.ts', "import x from '@site/src/theme/NotFound';"],
  ['src/languages/a.ts', "import {LOCALES} from '../config/locales';"],
  ['packages/docusaurus-plugin-openrpc/client/a.ts', "import x from '@site/src/config/site';"],
  ['packages/docusaurus-plugin-openrpc/theme/A/index.tsx', "import path from 'node:path';"],
  ['src/openrpcAdapter/index.ts', "import {toUnits} from '../../packages/docusaurus-plugin-openrpc/client/quantity';"],
  ['scripts/record.ts', "import {loadDocument} from '../packages/docusaurus-plugin-openrpc/loadDocument';"],
  ['src/components/parts/A/index.tsx', "import {loadDocument} from 'docusaurus-plugin-openrpc/sources';"],
  ['src/framework-patches/highlighting/client/a.ts', "import fs from 'node:fs';"],
  ['src/framework-patches/index.ts', "import {site} from '@site/src/config/site';"],
  ['src/plugins/docusaurus-plugin-search/index.ts', "import x from '../../components/Card';"],
  ['src/remark/a.ts', "import x from '../config/site';"],
  ['src/components/parts/A/index.tsx', "import c from '@site/docusaurus.config';"],
  ['src/openrpcAdapter/index.ts', "import {site} from '../config/site';"],
  ['src/config/rpc.ts', "import adapter from '../openrpcAdapter';"],
  ['src/components/parts/A/index.tsx', "import {facts} from '@site/src/facts/all';"],
  ['src/components/parts/A/index.tsx', "import {protocolFact} from '@site/src/facts';"],
  ['src/client/a.ts', "import x from '../../tests/support/page';"],
  ['src/pages/index.tsx', "export {x} from '@site/scripts/devnet/packages';"],
  ['src/components/parts/A/index.tsx', "import x from '@site/src/theme/NotFound';"],
  ['src/components/parts/A/index.tsx', "import x from '@site/src/components/tables/B';"],
  ['src/components/tools/A/index.tsx', "import x from '@site/src/components/diagrams/B';"],
  ['src/components/diagrams/A/index.tsx', "import x from '../../tables/B';"],
  ['src/components/tables/A/index.tsx', "import type {X} from '../../tools/B';"],
  ['src/components/parts/A/index.tsx', "import type {X} from '../../client/cleanUrl';"],
  ['src/theme/A/index.tsx', "import x from '@site/src/client/cleanUrl';"],
  ['src/client/a.ts', "import x from '../theme/NotFound';"],
  ['scripts/world.ts', "import {page} from '../tests/support/page';"],
  ['scripts/devnet/world/a.ts', "import type {Page} from '../../../tests/support/page';"],
  ['scripts/devnet/node/a.ts', "import {startWorld} from '../world';"],
  ['scripts/lib/a.mjs', "export * from '../../tests/support/page';"],
];

const ALLOWED: Case[] = [
  [
    'packages/conflux-docs-mcp/tools/a.ts',
    "import x from '@site/src/plugins/docusaurus-plugin-search/client/session';",
  ],
  ['packages/docusaurus-plugin-openrpc/theme/A/index.tsx', "import {x} from '../../client/x';"],
  ['src/components/parts/A/index.tsx', "import type {X} from '@site/src/plugins/docusaurus-plugin-search/types';"],
  ['src/components/tools/A/index.tsx', "import x from '../../parts/B';"],
  ['src/components/diagrams/A/index.tsx', "import x from '../B';"],
  ['src/components/parts/A/index.tsx', "import type {ShownParameter} from '@site/src/facts/shownParameter';"],
  ['src/components/parts/A/index.tsx', "import {formatNumber} from '@site/src/facts/format';"],
  ['src/openrpcAdapter/index.ts', "import {toUnits} from 'docusaurus-plugin-openrpc/adapter';"],
  ['src/components/parts/A/index.tsx', "import type {Json} from 'docusaurus-plugin-openrpc/sources';"],
  ['scripts/record.ts', "import {loadDocument} from 'docusaurus-plugin-openrpc/sources';"],
  ['src/config/rpc.ts', "import {adapterOptions} from '../openrpcAdapter/options';"],
  ['src/remark/a.ts', "import {facts} from '../facts/all';"],
  ['src/facts/format.ts', "import {languageOf} from '../languages';"],
  ['src/components/parts/A/index.tsx', "import {site} from '@site/src/config/site';"],
  ['src/pages/index.tsx', "import Card from '@site/src/components/parts/Card';"],
  ['src/theme/A/index.tsx', "import Card from '@site/src/components/parts/Card';"],
  ['src/client/a.ts', "import x from '../components/parts/LoadFailure/texts';"],
  ['src/components/parts/A/index.tsx', "import CodeBlock from '@theme/CodeBlock';"],
  ['scripts/devnet/world/a.ts', "import {startNode} from '../node/process';"],
  ['scripts/devnet/world/a.ts', "import {ROOT} from '../packages';"],
  ['scripts/lib/__tests__/a.test.ts', "import x from '../../../tests/support/page';"],
  ['tests/node/a.test.ts', "import {startNode} from '../../scripts/devnet/node/process';"],
  ['docusaurus.config.ts', "import {site} from './src/config/site';"],
];

/**
 * The findings of the rule in each case, as `npm run check` prints them. Starting the linter takes a second, so it gets
 * many cases at once: the first of each file, then the second of each file, and so on.
 */
function judge(cases: readonly Case[]): Map<Case, string[]> {
  const found = new Map<Case, string[]>();
  for (let rest = [...cases]; rest.length > 0;) {
    const round = new Map([...rest].reverse().map((one) => [one[0], one]));
    rest = rest.filter((one) => round.get(one[0]) !== one);
    for (const one of round.values()) found.set(one, []);
    const files = Object.fromEntries([...round].map(([file, [, code]]) => [file, `// Its imports:\n${code}\n`]));
    for (const {filename, message, code, labels} of lint(files)) {
      const at = labels[0]!.span;
      if (code === 'portal(zones)')
        found.get(round.get(filename)!)!.push(`${filename}:${at.line}:${at.column}  zones  ${message}`);
    }
  }
  return found;
}

describe('import zones: arrows never point up', () => {
  let found = new Map<Case, string[]>();
  beforeAll(() => {
    found = judge([...FORBIDDEN, ...ALLOWED]);
  }, 120_000);

  it.each(FORBIDDEN.map((one) => [...one, one] as const))('%s: %s', (file, _code, one) => {
    expectFindings(found.get(one)!, [`${file}:2:1  zones`]);
  });

  it.each(ALLOWED.map((one) => [...one, one] as const))('%s may: %s', (_file, _code, one) => {
    expect(found.get(one)).toEqual([]);
  });
});
