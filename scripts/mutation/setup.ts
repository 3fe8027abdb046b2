import {inject, vi} from 'vitest';

/**
 * Runs before each test file. The worker keeps the packages that it has loaded, but must not keep modules of the
 * project or a mutant from the previous run. A mutant of a constant must be active before anything is loaded.
 */
declare module 'vitest' {
  interface ProvidedContext {
    globalNamespace: string;
    mutantActivation: 'static' | 'runtime' | undefined;
  }
}

vi.resetModules();
const stryker = (globalThis as unknown as Record<string, {activeMutant?: string} | undefined>)[
  inject('globalNamespace')
];
if (stryker && inject('mutantActivation') !== 'static') stryker.activeMutant = undefined;

// Tests that limit time measure processor time, because on a busy machine the clock says nothing about the code.
performance.now = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
};
