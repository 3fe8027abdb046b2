import {useEffect} from 'react';

/**
 * Scrolls the sidebar to the entry of the page, into the middle, if it isn't in view. An observer knows where the entry
 * is without forcing a layout.
 */
export function useActiveInView(path: string): void {
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const active = menu?.querySelector('[aria-current="page"]');
    if (!menu || !active) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        const {boundingClientRect: own, rootBounds: frame} = entry!;
        if (frame && (own.top < frame.top || own.bottom > frame.bottom))
          menu.scrollTop += (own.top + own.bottom - frame.top - frame.bottom) / 2;
      },
      {root: menu},
    );
    observer.observe(active);
    return () => observer.disconnect();
  }, [path]);
}
