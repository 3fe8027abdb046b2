/** Wrapped so that Escape closes the language menu and returns the focus to its button. */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Desktop from '@theme-original/NavbarItem/DropdownNavbarItem/Desktop';

/** Closes the stock menu with a press outside of it, because its state isn't accessible. */
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
