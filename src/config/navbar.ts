import type {Navbar} from '@docusaurus/theme-common';
import {FEEDBACK_URL, REPOSITORY_URL} from './repository';
import {SITE_TITLE} from './site';

/** Top navigation in the order of specification §2.2. */
export const navbar = {
  title: SITE_TITLE,
  hideOnScroll: true,
  // No alternative text, because the title is next to it, and a screen reader would read the name twice.
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {type: 'docSidebar', sidebarId: 'overviewSidebar', label: 'Overview', position: 'left'},
    {type: 'docSidebar', sidebarId: 'eSpaceSidebar', label: 'eSpace', position: 'left', className: 'navbar-espace'},
    {type: 'docSidebar', sidebarId: 'coreSidebar', label: 'Core Space', position: 'left', className: 'navbar-core'},
    {type: 'docSidebar', sidebarId: 'generalSidebar', label: 'General', position: 'left'},
    {type: 'docSidebar', sidebarId: 'conceptsSidebar', label: 'Concepts', position: 'left'},
    {type: 'docSidebar', sidebarId: 'referencesSidebar', label: 'References', position: 'left'},
    {type: 'search', position: 'right'},
    {type: 'custom-assistant', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {href: REPOSITORY_URL, label: 'GitHub', position: 'right'},
    {href: FEEDBACK_URL, label: 'Feedback', position: 'right'},
  ],
} as unknown as Navbar;
