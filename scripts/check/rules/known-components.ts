import type {PageRule, Problem} from '../types';

/**
 * Components that every page has: `src/theme/MDXComponents`, those that `src/remark/facts` resolves, and the
 * framework's.
 */
const PROVIDED = new Set([
  'Card',
  'Cards',
  'Term',
  'ErrorTable',
  'ExternalLink',
  'Fact',
  'GasFact',
  'LogLimit',
  'NetworkFact',
  'PortalLink',
  'Head',
  'Details',
]);

/** A component that a page uses without importing it stops the build, but minutes later and without a line number. */
export const knownComponents: PageRule = {
  id: 'known-components',
  about: 'components are imported, unless every page has them',
  *check(page): Generator<Problem> {
    const imported = new Set(page.imports.flatMap(({value}) => value.match(/\w+/g) ?? []));
    for (const {name, line} of page.components) {
      const [own = ''] = name.split('.');
      if (!/^[A-Z]/.test(own) || imported.has(own) || PROVIDED.has(own)) continue;
      yield {
        line,
        message: `<${name}> is not imported.`,
        fix: `Add "import ${own} from '@site/src/components/${own}';", or from '@theme/${own}' if it is a part of the theme.`,
      };
    }
  },
};
