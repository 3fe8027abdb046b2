/**
 * The bar above every page. A new `id` shows it again to readers who closed the previous one (specification §4).
 * The framework does not translate `content`, so it is the ID of the translation that
 * `src/theme/AnnouncementBar/Content` shows.
 */
export const announcement = {id: 'three-languages', content: 'announcement.text', isCloseable: true};
