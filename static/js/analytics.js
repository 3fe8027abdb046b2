/**
 * Behaviour analytics without third parties. It keeps a bounded list of events in this tab: pages seen, links to
 * other sites, code copied. Without `data-id` on its own element it sends nothing, ever. With one it posts the list
 * to `data-path`, a path of this same site, when the page is hidden.
 * Nothing is kept and nothing is sent when the reader says so (Do Not Track, Global Privacy Control).
 * An event holds no query, no hash, no text of the reader and no identity. Plain ES5 without a build step.
 */
(function () {
  var KEY = 'conflux-docs.events';
  var LIMIT = 100;
  var script = document.currentScript;
  var id = script && script.getAttribute('data-id');
  var path = script && script.getAttribute('data-path');

  function declines() {
    return navigator.globalPrivacyControl === true || navigator.doNotTrack === '1' || window.doNotTrack === '1';
  }

  /** Storage may be blocked or full: then the list lives as long as the page. */
  function attempt(action) {
    try {
      return action();
    } catch (error) {
      return undefined;
    }
  }

  if (declines()) {
    attempt(function () {
      sessionStorage.removeItem(KEY);
    });
    return;
  }

  var stored = attempt(function () {
    return JSON.parse(sessionStorage.getItem(KEY));
  });
  var queue = Array.isArray(stored) ? stored.slice(-LIMIT) : [];

  function save() {
    attempt(function () {
      sessionStorage.setItem(KEY, JSON.stringify(queue));
    });
  }

  function record(type, detail) {
    var event = {type: type, page: location.pathname, time: new Date().toISOString()};
    if (detail) event.detail = detail;
    queue.push(event);
    if (queue.length > LIMIT) queue.shift();
    save();
  }

  /** A path of another origin is refused here as well as in the build. */
  function target() {
    var url = attempt(function () {
      return new URL(path, location.origin);
    });
    return id && url && url.origin === location.origin ? url.href : undefined;
  }

  function send() {
    var href = target();
    if (!href || queue.length === 0 || !navigator.sendBeacon) return;
    var body = new Blob([JSON.stringify({id: id, events: queue})], {type: 'application/json'});
    if (!navigator.sendBeacon(href, body)) return;
    queue = [];
    save();
  }

  var seen;
  function view() {
    if (location.pathname === seen) return;
    seen = location.pathname;
    record('view');
  }

  /** The site changes pages without loading them: the address is compared after each change of the title. */
  function watchPages() {
    view();
    new MutationObserver(view).observe(document.head, {subtree: true, childList: true, characterData: true});
  }

  document.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a[href]');
    if (link && link.origin !== location.origin && /^https?:$/.test(link.protocol)) record('leave', link.hostname);
  });
  document.addEventListener('copy', function (event) {
    if (event.target.closest && event.target.closest('pre')) record('copy-code');
  });
  document.addEventListener('visibilitychange', function () {
    if (document.visibilityState === 'hidden') send();
  });

  watchPages();
})();
