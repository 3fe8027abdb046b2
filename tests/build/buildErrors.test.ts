import {beforeAll, describe, expect, it} from 'vitest';
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
