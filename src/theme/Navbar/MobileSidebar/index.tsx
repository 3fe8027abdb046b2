/**
 * Wrapped to build the mobile menu when it is opened for the first time, because it contains the whole sidebar a second
 * time. While it is open, it is a modal part of the page.
 */
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from './useModalMenu';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [isNeeded, setIsNeeded] = useState(false);
  useModalMenu(shown, toggle);
  if (shown && !isNeeded) setIsNeeded(true);
  return isNeeded ? <MobileSidebar /> : null;
}
