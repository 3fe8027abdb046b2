import type {FrameworkPatch} from './patch';

/**
 * What: the application requests the scripts of the first page in a separate task.
 * Why: Docusaurus does so in the task that evaluates the main script, so a click has to wait for both.
 * Upstream: none found.
 */
export const entryTask: FrameworkPatch = {
  name: 'entry-task',
  edits: [
    {
      file: '@docusaurus/core/lib/client/clientEntry.js',
      replace: [
        [
          'preload(window.location.pathname).then(',
          'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(',
        ],
      ],
    },
  ],
};
