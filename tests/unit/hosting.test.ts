import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {hostFiles} from '../../scripts/hosting/files';
import {CACHE_IMMUTABLE, CACHE_REVALIDATE, cacheControl, notFoundPage, redirects} from '../../src/config/hosting';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

describe('files of the hosts', () => {
  it.each(Object.entries(hostFiles()))('%s is current (`npm run hosting` writes it)', (file, text) => {
    expect(read(file)).toBe(text);
  });

  it('every redirect is in every file', () => {
    for (const {from} of redirects) {
      for (const file of ['static/_redirects', 'vercel.json', 'deploy/nginx.conf'])
        expect(read(file), `${from} in ${file}`).toContain(from.replace(/\*$/, ''));
    }
  });
});

describe('the table', () => {
  it('keeps hashed files for ever and asks again for all others', () => {
    expect(cacheControl('/assets/js/main.1a2b3c4d.js')).toBe(CACHE_IMMUTABLE);
    expect(cacheControl('/zh-CN/assets/css/styles.1a2b3c4d.css')).toBe(CACHE_IMMUTABLE);
    for (const pathname of ['/', '/docs/assets/', '/js/boot.js', '/img/logo.svg', '/es/404.html'])
      expect(cacheControl(pathname)).toBe(CACHE_REVALIDATE);
  });

  it.each([
    ['/nowhere', '/404.html'],
    ['/es/nowhere', '/es/404.html'],
    ['/zh-CN', '/zh-CN/404.html'],
    ['/especial', '/404.html'],
  ])('answers for %s with %s', (pathname, page) => {
    expect(notFoundPage(pathname)).toBe(page);
  });
});

describe('workflows and container', () => {
  const workflow = (
    name: string,
  ): {
    on: Record<string, unknown>;
    permissions: object;
    jobs: Record<string, {steps: {run?: string; if?: string; uses?: string; with?: Record<string, unknown>}[]}>;
  } => parse(read(`.github/workflows/${name}`));
  const minimum = /(\d+)/.exec((JSON.parse(read('package.json')) as {engines: {node: string}}).engines.node)?.[1];

  it('ci.yml proves what a pull request can reach, and everything on every push', () => {
    const {on, jobs} = workflow('ci.yml');
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    const entry = jobs.test?.steps.filter(({run}) => run?.startsWith('.ci/run')).map(({run, if: when}) => [when, run]);
    expect(entry).toEqual([
      ["github.event_name == 'pull_request'", '.ci/run --changed'],
      ["github.event_name == 'push'", '.ci/run'],
    ]);
  });

  it('pages.yml builds strictly and publishes the folder build', () => {
    const steps = workflow('pages.yml').jobs.build?.steps ?? [];
    expect(steps.some(({run}) => run === 'npm run build')).toBe(true);
    expect(steps.find(({uses}) => uses?.startsWith('actions/upload-pages-artifact'))?.with?.path).toBe('build');
  });

  it.each(['ci.yml', 'pages.yml'])(
    '%s uses the Node that package.json asks for, and only the rights it needs',
    (name) => {
      const {jobs, permissions} = workflow(name);
      const versions = Object.values(jobs).flatMap(({steps}) =>
        steps
          .filter(({uses}) => uses?.startsWith('actions/setup-node'))
          .map((step) => String(step.with?.['node-version'])),
      );
      expect(versions.length).toBeGreaterThan(0);
      expect(new Set(versions)).toEqual(new Set([minimum]));
      expect(permissions).toEqual({contents: 'read'});
    },
  );

  it("the Dockerfile builds with that Node and serves with the project's nginx.conf", () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${minimum}-`, 'm'));
    expect(dockerfile).toContain('/site/deploy/nginx.conf /etc/nginx/conf.d/default.conf');
    expect(dockerfile).toContain('/site/build /usr/share/nginx/html');
    for (const ignored of ['node_modules', '**/node_modules', 'build', '.git'])
      expect(read('.dockerignore').split('\n')).toContain(ignored);
  });
});
