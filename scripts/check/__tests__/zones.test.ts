import {describe, expect, it} from 'vitest';
import {lint} from './lint';

function messages(file: string, code: string): string[] {
  return lint({[file]: code}).filter(({code: rule}) => rule === 'portal(zones)').map(({message}) => message);
}

describe('import zones: arrows never point up', {timeout: 60_000}, () => {
  it.each([
    ['src/components/A/index.tsx', "import fs from 'node:fs';", 'src/components/A/index.tsx runs in the browser and cannot import "node:fs". Read the data in a plugin and pass it as props.'],
    ['src/theme/A/index.tsx', "import {parse} from 'yaml';", 'src/theme/A/index.tsx runs in the browser and does not parse: "yaml" belongs in a plugin. Pass its result as props.'],
    ['src/plugins/docusaurus-plugin-openrpc/index.ts', "import x from '../../facts';", 'src/plugins/docusaurus-plugin-openrpc cannot import "../../facts": it may import nothing else of src. Pass the value in as an option or a prop, or move it to a lower folder.'],
    ['src/plugins/docusaurus-plugin-openrpc/client/a.ts', "import x from '@site/src/config/site';", 'src/plugins/docusaurus-plugin-openrpc cannot import "@site/src/config/site": it may import nothing else of src. Pass the value in as an option or a prop, or move it to a lower folder.'],
    ['src/plugins/docusaurus-plugin-openrpc/theme/A/index.tsx', "import path from 'node:path';", 'src/plugins/docusaurus-plugin-openrpc/theme/A/index.tsx runs in the browser and cannot import "node:path". Read the data in a plugin and pass it as props.'],
    ['src/plugins/docusaurus-plugin-search/index.ts', "import x from '../../components/Card';", 'src/plugins cannot import "../../components/Card": it may import src/facts, src/remark, src/config (types). Pass the value in as an option or a prop, or move it to a lower folder.'],
    ['src/remark/a.ts', "import x from '../config/site';", 'src/remark cannot import "../config/site": it may import src/facts, src/snippets. Pass the value in as an option or a prop, or move it to a lower folder.'],
    ['src/components/A/index.tsx', "import c from '@site/docusaurus.config';", '"@site/docusaurus.config" composes the site and is imported by nothing. Move what you need to src/config.'],
    ['src/components/A/index.tsx', "import {facts} from '@site/src/facts/all';", 'src/components/A/index.tsx runs in the browser, and "@site/src/facts/all" would bring it every fact. Import the door of the file that it needs, or get the values as props.'],
    ['src/client/a.ts', "import x from '../../tests/support/browser';", 'src/client cannot import "../../tests/support/browser": tests and scripts stand above it. Move the shared part below both.'],
  ])('%s: %s', (file, code, message) => {
    expect(messages(file, `${code}\n`)).toEqual([message]);
  });

  it.each([
    ['src/plugins/docusaurus-plugin-openrpc/theme/A/index.tsx', "import {x} from '../../client/x';"],
    ['src/components/A/index.tsx', "import type {X} from '@site/src/plugins/docusaurus-plugin-search/types';"],
    ['src/components/A/index.tsx', "import type {ShownParameter} from '@site/src/facts/shownParameter';"],
    ['src/remark/a.ts', "import {facts} from '../facts/all';"],
    ['src/components/A/index.tsx', "import {site} from '@site/src/config/site';"],
    ['src/pages/index.tsx', "import Card from '@site/src/components/Card';"],
    ['docusaurus.config.ts', "import {site} from './src/config/site';"],
  ])('%s may: %s', (file, code) => {
    expect(messages(file, `${code}\n`)).toEqual([]);
  });
});
