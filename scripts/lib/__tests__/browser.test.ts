import {describe, expect, it} from 'vitest';
import {findBrowser, NO_BROWSER} from '../browser.mjs';

type Options = NonNullable<Parameters<typeof findBrowser>[0]>;
type System = NonNullable<Options['system']>;

/** A machine with nothing on it; commands are recorded and fail unless the test says otherwise. */
function machine(change: Partial<System> = {}): {system: System; commands: string[]} {
  const commands: string[] = [];
  const record = (command: string, args: string[]): Promise<number> => {
    commands.push([command, ...args].join(' '));
    return Promise.resolve(1);
  };
  const runNode: System['runNode'] = (args) => record('node', args);
  return {commands, system: {exists: () => false, run: record, runNode, isRoot: false, isDebian: false, env: {}, ...change}};
}

describe('findBrowser', () => {
  it('takes an installed browser and installs nothing', async () => {
    const {system, commands} = machine({exists: (file) => file === '/usr/bin/chromium'});
    expect(await findBrowser({system, starts: async () => true})).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it('prefers CHROMIUM_PATH', async () => {
    const {system} = machine({exists: () => true, env: {CHROMIUM_PATH: '/opt/mine'}});
    expect(await findBrowser({system, starts: async () => true})).toBe('/opt/mine');
  });

  it('takes the browser that Playwright downloaded earlier', async () => {
    const {system, commands} = machine();
    expect(await findBrowser({system, starts: async (executable) => executable === ''})).toBe('');
    expect(commands).toEqual([]);
  });

  it("installs Debian's package when root", async () => {
    let installed = false;
    const {system} = machine({isRoot: true, isDebian: true, exists: (file) => installed && file === '/usr/bin/chromium'});
    system.run = async (_command, args) => {
      installed ||= args.includes('chromium');
      return 0;
    };
    expect(await findBrowser({system, starts: async (executable) => executable === '/usr/bin/chromium'})).toBe('/usr/bin/chromium');
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

  it('finds nothing when every way is closed, and the message names the three ways', async () => {
    const {system, commands} = machine({isRoot: true, isDebian: true});
    expect(await findBrowser({system, starts: async () => false})).toBeUndefined();
    expect(commands).toHaveLength(3);
    for (const way of ['CHROMIUM_PATH', 'apt-get install chromium', 'npx playwright install']) expect(NO_BROWSER).toContain(way);
  });
});
