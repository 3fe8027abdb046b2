/** The texts of the banner, and the base URL of the build. */
export interface BannerWords {
  readonly title: string;
  readonly cause: string;
  readonly current: string;
  readonly suggestion: string;
  readonly baseUrl: string;
}

const NAME = '__docusaurus-base-url-issue-banner';
// Inline, because the style sheet might not load.
const BOX = 'margin:20px;padding:20px;border:thick solid red;background-color:#ffe6b3;color:#1c1e21;font-size:20px';
// Replaces a space, because a full-width colon already contains one.
const GAP = 'margin-left:.4em';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function bannerHtml({title, cause, current, suggestion, baseUrl}: BannerWords): string {
  const [heading, reason, own, other, path] = [title, cause, current, suggestion, baseUrl].map(escapeHtml);
  return `<div id="${NAME}" style="${BOX}"><p><b>${heading}</b></p><p>${reason}</p><p>${own}<code style="${GAP}">${path}</code></p><p>${other}<code style="${GAP}" id="${NAME}-suggestion-container"></code></p></div>`;
}

/** The document event after its scripts have run or failed; `after-paint/start.js`, which adds them, dispatches it. */
export const SCRIPTS_DONE = 'entry-scripts-done';

/**
 * Script that shows a banner at the top of a page if the framework is missing after the scripts should have run. Old
 * browsers must understand it too. React must not render the banner, because search engines would show its text.
 */
export function bannerScript(words: BannerWords): string {
  // `</script>` in a text would end the script.
  const html = JSON.stringify(bannerHtml(words)).replaceAll('<', '\\u003c');
  return `document.addEventListener('${SCRIPTS_DONE}', function () {
  if (window.docusaurus !== undefined) return;
  var box = document.createElement('div');
  box.id = '${NAME}-container';
  box.innerHTML = ${html};
  document.body.insertBefore(box, document.body.firstChild);
  document.getElementById('${NAME}-suggestion-container').textContent = location.pathname.replace(/\\/?$/, '/');
});`;
}
