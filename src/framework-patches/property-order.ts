import type {FrameworkPatch} from './patch';

/**
 * What: the theme's hook that compares objects sorts their property names by code unit.
 * Why: `localeCompare` makes the browser load its collation tables, for names that only need a stable order.
 * Upstream: none found.
 */
export const propertyOrder: FrameworkPatch = {
  name: 'property-order',
  edits: [
    {
      file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
      replace: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
    },
  ],
};
