/** Wrapped to build the menu of small screens when it is opened for the first time: it holds the whole sidebar once more. */
import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isNeeded, setIsNeeded] = useState(false);
  if (shown && !isNeeded) setIsNeeded(true);
  return isNeeded ? <MobileSidebar /> : null;
}
