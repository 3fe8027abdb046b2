/**
 * Loader that removes what only translators read: the `description` beside the `message` of a text. The extraction of
 * texts reads the sources, so nothing is lost but bytes. Only a literal right after a literal message or id is touched.
 */
const LITERAL = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const AFTER_MESSAGE = new RegExp(String.raw`((?:message|id):\s*${LITERAL}),\s*description:\s*${LITERAL}`, 'g');
const IN_MARKUP = /(<Translate\s(?:[^>"{]|"[^"]*"|\{[^{}]*\})*?)\s+description="[^"]*"/g;

module.exports = function stripDescriptions(source) {
  return source.includes('ranslate') ? source.replace(AFTER_MESSAGE, '$1').replace(IN_MARKUP, '$1') : source;
};
