/** Wrapped so that Escape closes the menu of languages and gives the focus back to its button. */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Desktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';

/** The stock menu closes when something outside of it is pressed: it keeps its state to itself. */
function close(menu: Element): void {
  menu.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  document.body.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
}

export default function DropdownNavbarItemDesktop(props: ComponentProps<typeof Desktop>): ReactNode {
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent): void => {
      const menu = key === 'Escape' ? document.querySelector('.navbar .dropdown--show') : null;
      if (menu) close(menu);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Desktop {...props} />;
}
