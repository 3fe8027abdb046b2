import type {FrameworkPatch} from '../patch';
import {paintFirstTemplate} from './template';

/**
 * What: the page requests the scripts of the application with a low priority and runs them after the first paint.
 * Why: Docusaurus runs deferred scripts as soon as the page is parsed, so on a slow processor the reader waits for them
 * before the first paint, although the HTML of the server already shows everything.
 * Upstream: none found. https://github.com/facebook/docusaurus/pull/3237 tried other priorities for the scripts.
 */
export const afterPaint: FrameworkPatch = {name: 'after-paint', template: paintFirstTemplate};
