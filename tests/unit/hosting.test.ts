import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {hostFiles} from '../../scripts/hosting/files';
import {projectFiles} from '../../scripts/lib/git.mjs';
import {PARTS} from '../../scripts/lib/steps.mjs';
import {CACHE_IMMUTABLE, CACHE_REVALIDATE, cacheControl, notFoundPage, redirects} from '../../src/config/hosting';

const root = path.resolve(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

describe('files of the hosts', () => {
  it.each(Object.entries(hostFiles()))('%s is current (`npm run generate` writes it)', (file, text) => {
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
    concurrency: Record<string, unknown>;
    jobs: Record<
      string,
      {
        if?: string;
        needs?: string;
        strategy?: {matrix: {part: string[]}};
        steps: {run?: string; if?: string; uses?: string; with?: Record<string, unknown>}[];
      }
    >;
  } => parse(read(`.github/workflows/${name}`));
  const entries = (steps: {run?: string}[] = []) => steps.flatMap(({run}) => (run?.startsWith('.ci/run') ? [run] : []));
  /** The oldest release line that is still supported in November 2026; the project itself also runs on 20.19. */
  const NODE = '22';

  it('ci.yml tests what a pull request can reach, and every part on every push, and cancels no run of main', () => {
    const {on, jobs, concurrency} = workflow('ci.yml');
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    expect(concurrency['cancel-in-progress']).toBe("${{ github.event_name == 'pull_request' }}");
    expect(jobs.changed!.if).toBe("github.event_name == 'pull_request'");
    expect(entries(jobs.changed!.steps)).toEqual(['.ci/run --changed']);
    expect(jobs.test!.if).toBe("github.event_name == 'push'");
    expect(entries(jobs.test!.steps)).toEqual(['.ci/run --part=${{ matrix.part }}']);
    expect([...jobs.test!.strategy!.matrix.part, 'statements']).toEqual([...PARTS]);
    expect(jobs.statements).toMatchObject({needs: 'test'});
    expect(entries(jobs.statements!.steps)).toEqual(['.ci/run --part=statements']);
  });

  it('pages.yml builds the tested commit strictly, after ci.yml has passed for a push to main, and publishes build/', () => {
    const {on, jobs} = workflow('pages.yml');
    expect(on).toEqual({workflow_run: {workflows: ['ci'], types: ['completed'], branches: ['main']}});
    const {if: when, steps} = jobs.build!;
    expect(when).toBe("github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'");
    expect(steps[0]!.with?.ref).toBe('${{ github.event.workflow_run.head_sha }}');
    expect(steps.some(({run}) => run === 'npm run build')).toBe(true);
    expect(steps.find(({uses}) => uses?.startsWith('actions/upload-pages-artifact'))?.with?.path).toBe('build');
    expect(jobs.deploy!.needs).toBe('build');
  });

  it.each(['ci.yml', 'pages.yml', 'walk.yml', 'audit.yml', 'external-links.yml'])(
    '%s uses a supported Node, and only the rights it needs',
    (name) => {
      const {jobs, permissions} = workflow(name);
      const versions = Object.values(jobs).flatMap(({steps}) =>
        steps
          .filter(({uses}) => uses?.startsWith('actions/setup-node'))
          .map((step) => String(step.with?.['node-version'])),
      );
      expect(versions.length).toBeGreaterThan(0);
      expect(new Set(versions)).toEqual(new Set([NODE]));
      expect(permissions).toEqual({contents: 'read'});
    },
  );

  it('every action and every image is pinned by its hash, with the version for people beside it', () => {
    const files = fs.readdirSync(path.join(root, '.github/workflows')).filter((file) => file.endsWith('.yml'));
    const uses = files.flatMap((file) => read(`.github/workflows/${file}`).match(/uses: .*/g) ?? []);
    expect(uses.length).toBeGreaterThan(10);
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
    const images = read('Dockerfile').match(/^FROM .*/gm) ?? [];
    expect(images).toHaveLength(2);
    expect(images.filter((line) => !/:\d+\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}\b/.test(line))).toEqual([]);
  });

  it('audit.yml looks up the packages of every lock file', () => {
    const {jobs} = workflow('audit.yml') as unknown as {jobs: {audit: {strategy: {matrix: {folder: string[]}}}}};
    const locks = (projectFiles(root) ?? []).filter((file) => /(?:^|\/)package-lock\.json$/.test(file));
    expect(
      jobs.audit.strategy.matrix.folder.map((folder) => path.posix.join(folder, 'package-lock.json')).sort(),
    ).toEqual(locks.sort());
  });

  it("the Dockerfile builds with that Node, serves with the project's nginx.conf and says whether it is healthy", () => {
    const dockerfile = read('Dockerfile');
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${NODE}\\.`, 'm'));
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).toContain('/site/deploy/nginx.conf /etc/nginx/conf.d/default.conf');
    expect(dockerfile).toContain('/site/build /usr/share/nginx/html');
    for (const ignored of ['node_modules', '**/node_modules', 'build', '.git'])
      expect(read('.dockerignore').split('\n')).toContain(ignored);
  });
});
