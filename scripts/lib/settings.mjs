/** Settings of a build (README) that would give another portal than the one that the tests are about. `npm test` chooses STRICT itself. */
export const SETTINGS = ['SITE_URL', 'ASSISTANT_KEY', 'ANALYTICS_ID', 'ANALYTICS_PATH', 'VERCEL'];
