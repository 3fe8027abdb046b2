import type {FrameworkPatch} from '../patch';
import {keepCharacters} from './keepCharacters';

/**
 * What: the minifier writes characters as they are.
 * Why: Docusaurus has each Chinese character written as `\u4e2d`, although every page declares UTF-8.
 * Upstream: none found.
 */
export const minifierEscapes: FrameworkPatch = {
  name: 'minifier-escapes',
  configureWebpack({config, isServer}) {
    if (!isServer) keepCharacters(config.optimization?.minimizer);
    return {};
  },
};
