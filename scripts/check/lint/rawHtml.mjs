/** Lint rule `portal/raw-html`: text that React does not escape needs a comment with the reason. */
export const rawHtml = {
  meta: {type: 'problem', schema: [], docs: {description: 'dangerouslySetInnerHTML has a reason beside it.'}},
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'dangerouslySetInnerHTML') return;
      context.report({
        node,
        message:
          'dangerouslySetInnerHTML defeats the escaping of React. Render elements, or say in a comment beside a disable line why the text is safe.',
      });
    },
  }),
};
