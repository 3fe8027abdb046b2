const SEPARATOR = /^(?:[,;] |[、，；]| (?:and|or|\/) )$/;

/**
 * Lint rule `portal/joined-list`: a list that readers see is joined as their language does it. Chinese separates words
 * with another mark, and Spanish puts a word before the last one.
 */
export const joinedList = {
  meta: {type: 'problem', schema: [], docs: {description: 'Lists for readers are joined by formatList.'}},
  create: (context) => ({
    CallExpression(node) {
      const {callee, arguments: given} = node;
      if (callee.type !== 'MemberExpression' || callee.property.name !== 'join') return;
      if (given.length !== 1 || given[0].type !== 'Literal' || !SEPARATOR.test(given[0].value)) return;
      if (isThrown(node)) return;
      context.report({
        node,
        message:
          'The separator is that of one language. Use formatList of src/facts/format.ts, localList in components, or disable the rule with a comment if the list is code.',
      });
    },
  }),
};

/** Whether the text is part of an error of the build, which is English. */
function isThrown(node) {
  for (let above = node.parent; above; above = above.parent) {
    if (above.type === 'ThrowStatement') return true;
    if (above.type === 'CallExpression' && /(?:^|\.)fail$/.test(nameOf(above.callee))) return true;
  }
  return false;
}

const nameOf = (callee) => (callee.type === 'MemberExpression' ? `.${callee.property.name}` : (callee.name ?? ''));
