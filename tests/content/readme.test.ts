import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {SETTINGS} from '../../scripts/lib/settings.mjs';

const readme = fs.readFileSync('README.md', 'utf8');
const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};

describe('README.md', () => {
  it('names every command of package.json, and no other', () => {
    const named = new Set([...readme.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map(([, name]) => name!));
    expect([...named].filter((name) => !['install', 'ci'].includes(name)).sort()).toEqual(Object.keys(scripts).sort());
  });

  it('names every setting that the configuration reads', () => {
    const sources = [
      'docusaurus.config.ts',
      ...fs
        .readdirSync('src/config')
        .filter((file) => file.endsWith('.ts'))
        .map((file) => `src/config/${file}`),
    ];
    const read = new Set(
      sources.flatMap((file) =>
        [...fs.readFileSync(file, 'utf8').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name!),
      ),
    );
    const [, table = ''] = readme.split('## Settings of a build');
    const named = [...table.matchAll(/^\| `([A-Z_]+)(?:=1)?`/gm)].map(([, name]) => name!);
    expect(SETTINGS.filter((name) => name !== 'VERCEL').sort(), 'those that tests leave out').toEqual(
      named.filter((name) => name !== 'STRICT').sort(),
    );
    expect(named.sort()).toEqual(
      [...read].filter((name) => name !== 'NODE_ENV' && !name.startsWith('DOCUSAURUS_')).sort(),
    );
  });
});

describe('/docs/general/CONTRIBUTING', () => {
  const folder = 'docs/general/CONTRIBUTING';
  const pages = fs.readdirSync(folder).filter((file) => file.endsWith('.mdx'));
  const text = pages.map((file) => fs.readFileSync(`${folder}/${file}`, 'utf8')).join('\n');

  it('uses only commands of package.json', () => {
    const named = new Set([...text.matchAll(/\bnpm (?:run )?([a-z][a-z:-]*)/g)].map(([, name]) => name!));
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => name !== 'ci' && !(name in scripts))).toEqual([]);
  });

  it('names the Node.js version that package.json requires, and pages and files that exist', () => {
    const {engines} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {engines: {node: string}};
    const [, minimum = ''] = /(\d+\.\d+)/.exec(engines.node) ?? [];
    expect(text).toContain(`Node.js](https://nodejs.org) ${minimum} or later`);
    for (const [, page = ''] of text.matchAll(/npm run translations -- (?:--accept )?es (\S+)/g))
      expect(fs.existsSync(page), page).toBe(true);
    for (const [, file = ''] of text.matchAll(/blob\/main\/([A-Z]+\.md)/g))
      expect(fs.existsSync(file), file).toBe(true);
  });
});
