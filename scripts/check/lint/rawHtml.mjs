/** Lint rule `portal/raw-html`: text that React does not escape needs a comment with the reason. */
export const rawHtml = {
  meta: {type: 'problem', schema: [], docs: {description: 'dangerouslySetInnerHTML has a comment with the reason.'}},
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'dangerouslySetInnerHTML') return;
      context.report({
        node,
        message:
          "dangerouslySetInnerHTML bypasses React's escaping. Render elements, or disable the rule with a comment that says why the text is safe.",
      });
    },
  }),
};
