/**
 * Runs at the end of the server's HTML and starts the application when the reader sees the page: it runs the preloaded
 * scripts only after the first paint, because they would delay it otherwise.
 * Plain ES5 without a build step, because it is inlined into every page.
 */
(function () {
  // For a visible page that is never painted, for example in a window without size.
  var LONGEST_WAIT = 2000;
  var begun = false;

  function add(address) {
    var script = document.createElement('script');
    script.src = address;
    // Keeps the order of the scripts.
    script.async = false;
    return document.head.appendChild(script);
  }

  /** Announces that the scripts have run or failed. The patch base-url-banner waits for this event. */
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

  // A page in the background, or one that is rendered in advance, is not painted.
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
