/**
 * The bar above every page. A new `id` shows it again to those who closed the one before (specification §4).
 * The framework does not translate `content`: it names the translation that `src/theme/AnnouncementBar/Content` shows.
 */
export const announcement = {id: 'three-languages', content: 'announcement.text', isCloseable: true};
