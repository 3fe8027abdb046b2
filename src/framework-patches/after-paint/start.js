/**
 * Runs at the end of the page that the server wrote, and starts the application when the reader sees that page: the
 * scripts that the head fetches ahead are run after the first paint. Before it, they would only keep the paint waiting.
 * Plain ES5 without a build step: it is written into every page.
 */
(function () {
  // For a page that is visible and is never painted, as in a window of no size.
  var LONGEST_WAIT = 2000;
  var begun = false;

  function add(address) {
    var script = document.createElement('script');
    script.src = address;
    // In order.
    script.async = false;
    return document.head.appendChild(script);
  }

  /** Says that the application runs or never will: the patch base-url-banner waits for that. */
  function finish() {
    document.dispatchEvent(new Event('entry-scripts-done'));
  }

  function begin() {
    if (begun) return;
    begun = true;
    var last;
    var links = document.querySelectorAll('link[data-entry]');
    for (var i = 0; i < links.length; i++) last = add(links[i].href);
    last.onload = last.onerror = finish;
  }

  // A page in the background, or one that is made ready before the reader asks for it, is not painted.
  if (document.visibilityState === 'hidden') return begin();
  setTimeout(begin, LONGEST_WAIT);
  if (window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0) {
    new PerformanceObserver(function (entries, observer) {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      begin();
    }).observe({type: 'paint', buffered: true});
  } else {
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
  }
})();
