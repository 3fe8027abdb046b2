/**
 * A plugin of Stryker: leaves the arguments of `translate` alone. Their words are proved elsewhere: `npm run check`
 * compares them with the translations of the interface, and a test that repeats each of them would prove nothing.
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
