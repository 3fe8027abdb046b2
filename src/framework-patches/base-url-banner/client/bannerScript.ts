/** Words of the banner, and the base URL of the build. */
export interface BannerWords {
  readonly title: string;
  readonly cause: string;
  readonly current: string;
  readonly suggestion: string;
  readonly baseUrl: string;
}

const NAME = '__docusaurus-base-url-issue-banner';
// No style sheet can be counted on.
const BOX = 'margin:20px;padding:20px;border:thick solid red;background-color:#ffe6b3;color:#1c1e21;font-size:20px';
// Instead of a space, which a full-width colon has in itself.
const GAP = 'margin-left:.4em';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function bannerHtml({title, cause, current, suggestion, baseUrl}: BannerWords): string {
  const [heading, reason, own, other, path] = [title, cause, current, suggestion, baseUrl].map(escapeHtml);
  return `<div id="${NAME}" style="${BOX}"><p><b>${heading}</b></p><p>${reason}</p><p>${own}<code style="${GAP}">${path}</code></p><p>${other}<code style="${GAP}" id="${NAME}-suggestion-container"></code></p></div>`;
}

/**
 * The event of the document when its scripts have run or will not; `after-paint/start.js`, which adds them, has it too.
 */
export const SCRIPTS_DONE = 'entry-scripts-done';

/**
 * Script of a page that shows a banner, above everything else, when the scripts should have run and the framework is
 * not there. Old browsers read it too. React must not render the banner: search engines would show its text.
 */
export function bannerScript(words: BannerWords): string {
  // A text with </script> in it would end the script.
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
