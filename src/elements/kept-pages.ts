/**
 * URL paths of the pages of a language that the service worker caches once a page in it was visited. The build replaces this
 * module: src/gatsby/html/site-script.ts.
 */
export const keptPages: readonly string[] = [];
