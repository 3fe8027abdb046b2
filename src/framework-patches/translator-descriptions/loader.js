/**
 * Loader that removes the text that only translators read: the `description` next to the `message` of a text. Texts are
 * extracted from the sources, so nothing is lost. Only changes a literal that directly follows a literal message or ID.
 */
const LITERAL = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const AFTER_MESSAGE = new RegExp(String.raw`((?:message|id):\s*${LITERAL}),\s*description:\s*${LITERAL}`, 'g');
const IN_MARKUP = /(<Translate\s(?:[^>"{]|"[^"]*"|\{[^{}]*\})*?)\s+description="[^"]*"/g;

module.exports = function stripDescriptions(source) {
  return source.includes('ranslate') ? source.replace(AFTER_MESSAGE, '$1').replace(IN_MARKUP, '$1') : source;
};
