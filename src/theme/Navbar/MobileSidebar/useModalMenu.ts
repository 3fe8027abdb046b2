import {useEffect} from 'react';

/** The parts that the open menu covers: everything except the bar, and the content of the bar. */
const COVERED = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * The mobile menu covers the page: while it is open, the keyboard and screen readers stay in it. It opens with the
 * focus on its close button. Escape closes it and returns the focus to the button that opened it.
 * @param close stays the same function while the menu is open
 */
export function useModalMenu(isShown: boolean, close: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
    const setInert = (value: boolean): void => covered.forEach((element) => (element.inert = value));
    const onKeyDown = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    setInert(true);
    // The menu takes focus once it is visible: in the frame after its class has changed.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus()),
    );
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKeyDown);
      setInert(false);
      // A link in the menu leads to another page, which sets the focus itself.
      if (document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar'))
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [isShown, close]);
}
