/**
 * A Stryker plugin that leaves the arguments of `translate` alone. `npm run check` already compares these texts with
 * the translations of the interface, and a test that repeats each of them would prove nothing.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'translate',
    value: {
      /** @param {{isCallExpression(): boolean, node: {callee?: {type: string, name?: string}}}} path */
      shouldIgnore(path) {
        if (path.isCallExpression() && path.node.callee?.type === 'Identifier' && path.node.callee.name === 'translate')
          return 'a text of the interface';
        return undefined;
      },
    },
  },
];
