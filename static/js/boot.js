/**
 * Runs before the page is painted and before the theme's own inline script reads the storage. It repairs two values
 * that the theme would take over unchecked (specification §4): a colour mode other than dark or light counts as
 * light, and an announcement whose id differs from the stored one shows again.
 * Plain ES5 without a build step: it blocks the first paint, so it stays small. Storage may throw; then nothing
 * is stored and there is nothing to repair.
 */
(function () {
  var THEME = 'theme';
  var QUERY = 'docusaurus-theme';
  var DISMISSED = 'docusaurus.announcement.dismiss';
  var ID = 'docusaurus.announcement.id';

  function isMode(value) {
    return value === 'dark' || value === 'light';
  }

  function repairTheme() {
    var stored = localStorage.getItem(THEME);
    if (stored === null || isMode(stored)) return;
    // Frees the space first: a full storage refuses to grow, and no value means the default, light.
    localStorage.removeItem(THEME);
    localStorage.setItem(THEME, 'light');
  }

  function repairQuery() {
    var url = new URL(location.href);
    var asked = url.searchParams.get(QUERY);
    if (!asked || isMode(asked)) return;
    url.searchParams.set(QUERY, 'light');
    history.replaceState(history.state, '', url);
  }

  function repairAnnouncement(id) {
    if (!id || localStorage.getItem(ID) === id) return;
    localStorage.removeItem(DISMISSED);
  }

  function attempt(repair, value) {
    try {
      repair(value);
    } catch (error) {
      // Blocked or full storage: the theme falls back to its defaults by itself.
    }
  }

  var script = document.currentScript;
  attempt(repairTheme);
  attempt(repairQuery);
  attempt(repairAnnouncement, script && script.getAttribute('data-announcement'));
})();
