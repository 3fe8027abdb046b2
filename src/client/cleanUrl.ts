import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {cleanPath} from './cleanPath';
import {leavePage} from './leavePage';
import {pathInRightCase} from './routeCase';

// Specification §2: paths that end in .html or /index.html redirect to the clean path. The framework renders the
// clean route but leaves the address and writes a wrong canonical, so the address changes before the router reads it.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  // A host returns its not-found page for an unknown path, so only a new request returns the right page.
  const isNotFoundPage = document.documentElement.classList.contains('plugin-native');
  const clean = cleanPath(pathname);
  const target = (isNotFoundPage ? pathInRightCase(clean) : undefined) ?? clean;
  if (target !== pathname) {
    const url = target + search + hash;
    if (isNotFoundPage) leavePage(url);
    else window.history.replaceState(window.history.state, '', url);
  }
}
