const ts = require('typescript');

const literalIn = (node) => {
  const value = node && ts.isJsxExpression(node) ? node.expression : node;
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
};

/** The value of a property or an attribute. */
const valueOf = (owner, name) => owner?.properties?.find((property) => property.name?.text === name)?.initializer;

/** ID and English message of a call of `translate` or of a `<Translate>`; undefined for any other node. */
function textAt(node, file) {
  if (ts.isCallExpression(node) && node.expression.text === 'translate') {
    const [declared] = node.arguments;
    const message = valueOf(declared, 'message');
    return {
      id: literalIn(valueOf(declared, 'id')),
      range: message && [message.getStart(file), message.end],
      write: JSON.stringify,
    };
  }
  if (ts.isJsxElement(node) && node.openingElement.tagName.text === 'Translate') {
    return {
      id: literalIn(valueOf(node.openingElement.attributes, 'id')),
      range: [node.openingElement.end, node.closingElement.getStart(file)],
      write: (text) => `{${JSON.stringify(text)}}`,
    };
  }
  return ts.isJsxSelfClosingElement(node) && node.tagName.text === 'Translate' ? {} : undefined;
}

/**
 * Replaces the English messages in a source with translations. Docusaurus shows the messages of IDs that are missing in
 * the list of all texts. IDs without a translation keep the English message.
 *
 * @param {string} source
 * @param {string} path of the source, whose extension determines whether it contains markup
 * @param {Record<string, string>} texts by ID
 * @returns {string}
 * @throws Error for a text whose translation can't be placed
 */
function placeTexts(source, path, texts) {
  if (!source.includes('ranslate')) return source;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest);
  const edits = [];
  const visit = (node) => {
    const text = textAt(node, file);
    if (text && (text.id === undefined || !text.range)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      throw new Error(
        `${path}:${line}: a text needs an id that is a literal, and a message. Write translate({id: 'a.b', message: 'Text'}) or <Translate id="a.b">Text</Translate>.`,
      );
    }
    if (text && Object.hasOwn(texts, text.id)) edits.push([...text.range, text.write(texts[text.id])]);
    ts.forEachChild(node, visit);
  };
  visit(file);
  // Starts at the end, so that earlier positions stay valid.
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((placed, [start, end, text]) => placed.slice(0, start) + text + placed.slice(end), source);
}

module.exports = {placeTexts};
