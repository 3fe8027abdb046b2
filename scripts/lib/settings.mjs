/**
 * Build settings (README) that would produce a different portal than the one that the tests cover. `npm test` sets
 * STRICT itself.
 */
export const SETTINGS = ['SITE_URL', 'ASSISTANT_KEY', 'ANALYTICS_ID', 'ANALYTICS_PATH', 'VERCEL'];
