import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {BUILD} from '../../scripts/built/files';
import {type FixtureBuild, buildFixture} from '../support/fixtureSite';

const TIMEOUT = 180_000;

describe('a site with a fault on each page', () => {
  let broken: FixtureBuild;
  beforeAll(async () => {
    broken = await buildFixture('broken');
  }, TIMEOUT);

  it('§5 the build fails', () => expect(broken.code).not.toBe(0));

  /** What the build says about one page. */
  const about = (page: string): string => {
    const start = broken.output.indexOf(`Can't render static file for pathname "/${page}"`);
    expect(start, `the output names /${page}:\n${broken.output.slice(-3000)}`).toBeGreaterThan(-1);
    const end = broken.output.indexOf("Can't render static file for pathname", start + 1);
    return broken.output.slice(start, end < 0 ? undefined : end);
  };

  it('§5 §8 an unknown doc id: the error lists the available ids', () => {
    expect(about('unknown-doc')).toMatch(
      /Couldn't find any doc with id "nowhere" in version "current"[^]*Available doc ids are:\s*- known/,
    );
  });

  it('§5 §8 an unknown sidebar id: the error lists the available ids', () => {
    expect(about('unknown-sidebar')).toMatch(
      /Can't find any sidebar with id "nowhere" in version "?current"[^]*Available sidebar ids are:\s*- known/,
    );
  });

  it("§8 'no version doc found by id'", () =>
    expect(about('no-version-doc')).toContain('no version doc found by id=nowhere'));

  it('§8 a navbar item of a custom type that nobody registered: the error names the type', () => {
    expect(about('unregistered-item')).toContain('No NavbarItem component found for type "custom-nowhere"');
  });

  it('§8 a page component without a default export: a developer error says so', () => {
    expect(about('no-default-export')).toContain(
      "The page component at /no-default-export doesn't have a default export",
    );
  });

  it('§8 a category index page without an associated category', () => {
    expect(about('category-without')).toContain('/category-without is not associated with a category');
  });

  it('§8 a context that is used outside its provider', () => {
    expect(about('outside-provider')).toMatch(/Hook useDoc is called outside the <DocProvider>/);
  });
});

describe('a navbar item of missing type', () => {
  it(
    '§8 the error names the type',
    async () => {
      const {code, output} = await buildFixture('bad-navbar');
      expect(code).not.toBe(0);
      expect(output).toContain('Bad navbar item type nowhere');
    },
    TIMEOUT,
  );
});

describe('a site with doubtful references', () => {
  let screens: FixtureBuild;
  beforeAll(async () => {
    screens = await buildFixture('screens');
  }, TIMEOUT);

  it('§5 it builds', () => expect(screens.code, screens.output.slice(-3000)).toBe(0));

  it.each([
    ['broken links', /\[WARNING\] Docusaurus found broken links![^]*linking to \/docs\/missing/],
    ['broken anchors', /\[WARNING\] Docusaurus found broken anchors![^]*linking to \/docs\/fixture-links#nowhere/],
    ['broken Markdown links', /\[WARNING\] Markdown link with URL `\.\/missing\.md`[^]*fixture-second\.mdx/],
    ['duplicate routes', /\[WARNING\] Duplicate routes found![^]*\/twice/],
  ])('§5 %s only produce a warning', (_what, warning) => expect(screens.output).toMatch(warning));

  it('§5 a draft yields nothing: no page, no error where a navbar item names it', () => {
    expect(fs.existsSync(path.join(screens.dir, 'docs/fixture-draft'))).toBe(false);
    const html = fs.readFileSync(path.join(screens.dir, 'navbar-item/index.html'), 'utf8');
    expect(html).toMatch(/<div id="?draft"?><\/div>/);
  });

  it('§3 unlisted links are hidden in the sidebar unless they are the current page', () => {
    const links = (page: string): string => fs.readFileSync(path.join(screens.dir, page, 'index.html'), 'utf8');
    expect(links('docs/fixture-second')).not.toContain('/docs/fixture-unlisted');
    expect(links('docs/fixture-unlisted')).toMatch(/menu__link--active[^>]*href="?\/docs\/fixture-unlisted/);
  });

  it('§8 the banner about the base URL is on the home page only where the option is on', () => {
    const home = (dir: string): string => fs.readFileSync(path.join(dir, 'index.html'), 'utf8');
    expect(home(BUILD)).toContain('base-url-issue-banner');
    expect(home(screens.dir)).not.toContain('base-url-issue-banner');
  });

  it('§3 breadcrumbs are there by default and can be switched off', () => {
    const html = (page: string): string => fs.readFileSync(path.join(screens.dir, page, 'index.html'), 'utf8');
    expect(html('docs/group/fixture-member-1')).toContain('theme-doc-breadcrumbs');
    expect(html('plain/fixture-page')).not.toContain('theme-doc-breadcrumbs');
  });
});
