import type {Config} from '@docusaurus/types';

const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});

/** Icons for browsers that don't support SVG, and for home screens. */
export const brandHeadTags: NonNullable<Config['headTags']> = [
  link({rel: 'icon', href: '/favicon.ico', sizes: '16x16 32x32 48x48'}),
  link({rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}),
];
