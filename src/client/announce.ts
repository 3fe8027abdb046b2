import type {ClientModule} from '@docusaurus/types';

// A screen reader doesn't notice that the page changed when no document was loaded. The framework only moves the start
// of keyboard navigation to the skip link.

/** Only screen readers see it. */
const HIDDEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

let region: HTMLElement | undefined;

/** The region must exist before its text changes, so the first page makes it. */
function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'status');
  made.style.cssText = HIDDEN;
  document.body.append(made);
  return made;
}

/** Announces the title of a page that replaced another one. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  region ??= makeRegion();
  if (previousLocation && previousLocation.pathname !== location.pathname)
    region.textContent = document.querySelector('main h1')?.textContent ?? document.title;
};
