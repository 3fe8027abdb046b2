import {builtinEnvironments, type Environment} from 'vitest/runtime';

/**
 * jsdom for modules that are transformed as for Node.js. The framework's modules exist only in a build: when modules
 * are transformed as for a browser, Vite would look for them on disk before a test could replace them.
 */
const environment: Environment = {...builtinEnvironments.jsdom, name: 'dom', viteEnvironment: 'ssr'};

export default environment;
