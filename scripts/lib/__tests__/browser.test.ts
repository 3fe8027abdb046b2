import {describe, expect, it} from 'vitest';
import {findBrowser, hint, NO_BROWSER} from '../browser.mjs';

type Options = NonNullable<Parameters<typeof findBrowser>[0]>;
type System = NonNullable<Options['system']>;

/** An empty machine; commands are recorded and fail unless the test specifies otherwise. */
function machine(change: Partial<System> = {}): {system: System; commands: string[]} {
  const commands: string[] = [];
  const record = (command: string, args: string[]): Promise<number> => {
    commands.push([command, ...args].join(' '));
    return Promise.resolve(1);
  };
  const runNode: System['runNode'] = (args) => record('node', args);
  return {
    commands,
    system: {exists: () => false, run: record, runNode, isRoot: false, isDebian: false, env: {}, ...change},
  };
}

describe('findBrowser', () => {
  it('uses an installed browser and installs nothing', async () => {
    const {system, commands} = machine({exists: (file) => file === '/usr/bin/chromium'});
    expect(await findBrowser({system, starts: async () => true})).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it('prefers CHROMIUM_PATH', async () => {
    const {system} = machine({exists: () => true, env: {CHROMIUM_PATH: '/opt/mine'}});
    expect(await findBrowser({system, starts: async () => true})).toBe('/opt/mine');
  });

  it('uses the browser that Playwright downloaded earlier', async () => {
    const {system, commands} = machine();
    expect(await findBrowser({system, starts: async (executable) => executable === ''})).toBe('');
    expect(commands).toEqual([]);
  });

  it.each([
    ['the shell', 'chromium-headless-shell', ['chromium-headless-shell', 'chromium']],
    ['the whole browser where Debian has no shell', 'chromium', ['chromium']],
  ])("installs %s from Debian's packages when root", async (_what, name, known) => {
    let installed = '';
    const {system} = machine({isRoot: true, isDebian: true, exists: (file) => file === `/usr/bin/${installed}`});
    system.run = async (_command, args) => {
      const asked = args.at(-1)!;
      if (args.includes('install') && !known.includes(asked)) return 100;
      if (args.includes('install')) installed = asked;
      return 0;
    };
    expect(await findBrowser({system, starts: async (executable) => executable === `/usr/bin/${name}`})).toBe(
      `/usr/bin/${name}`,
    );
  });

  it("falls back to Playwright's download when not root", async () => {
    let downloaded = false;
    const {system, commands} = machine({isDebian: true});
    system.runNode = async (args) => {
      downloaded = args.includes('install');
      return 0;
    };
    expect(await findBrowser({system, starts: async (executable) => downloaded && executable === ''})).toBe('');
    expect(commands).toEqual([]);
  });

  it('recommends the shell where the whole browser of Debian was found', () => {
    expect(hint('/usr/bin/chromium', {isDebian: true})).toContain('apt-get install chromium-headless-shell');
    expect([
      hint('/usr/bin/chromium', {isDebian: false}),
      hint('/usr/bin/chromium-headless-shell', {isDebian: true}),
      hint('', {isDebian: true}),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('finds nothing if no method works, and the message lists the three methods', async () => {
    const {system, commands} = machine({isRoot: true, isDebian: true});
    expect(await findBrowser({system, starts: async () => false})).toBeUndefined();
    expect(commands).toHaveLength(4);
    for (const way of ['CHROMIUM_PATH', 'apt-get install chromium', 'npx playwright install'])
      expect(NO_BROWSER).toContain(way);
  });
});
