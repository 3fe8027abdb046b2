/** Takes the place of `debug` and `lru-cache`, which the EVM imports and doesn't use in a page. */
function silent() {
  return Object.assign(() => undefined, {enabled: false});
}
class LRUCache {}

module.exports = Object.assign(silent, {default: silent, LRUCache});
