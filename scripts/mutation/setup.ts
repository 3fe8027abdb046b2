import {inject, vi} from 'vitest';

/**
 * Before each file of tests: the worker stays, with the packages that it has loaded, but it has no modules of the
 * project and no mutant from the run before. A mutant of a constant is on before anything loads.
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

// Tests that limit time ask what the processor did: on a busy machine, the clock says nothing about the code.
performance.now = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
};
