/** Takes the place of the theme's module of this name, with its exports. */
import {startTransition, useEffect, useState} from 'react';

/** Width in px up to which a screen is a small one; the theme's styles and Infima's have the same figure. */
const DESKTOP_BREAKPOINT = 996;

type WindowSize = 'ssr' | 'desktop' | 'mobile';

/**
 * The size of the window as one of two, `'ssr'` until the page is hydrated. As a transition: a small screen has a part of the page
 * to take away then, and nobody waits for it, for the styles hide it already.
 */
export function useWindowSize({desktopBreakpoint = DESKTOP_BREAKPOINT}: {readonly desktopBreakpoint?: number} = {}): WindowSize {
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => startTransition(() => setSize(window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
