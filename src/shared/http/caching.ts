/** Cache-Control for files that can change under the same name. */
export const revalidate = "public, max-age=0, must-revalidate";
/** Cache-Control for files whose names contain a hash of their content. */
export const immutable = "public, max-age=31536000, immutable";

/**
 * Returns the Cache-Control header of a file, by its path in public/. It follows Gatsby's caching guide:
 * webpack assets and /static/ are immutable; all else, such as pages, page data, /_gatsby/ and sw.js, is
 * revalidated. It is stricter in that /static/ files count as immutable only with a hash in their path, since
 * editors can add files without one.
 */
export function cacheControl(path: string): string {
  return isHashed.test(path) ? immutable : revalidate;
}

/**
 * Matches paths that contain a hash of their content: webpack's file names (/app-0123….js, /styles.0123….css,
 * /static/font-0123….woff2), and the folders of Gatsby's file and image plugins (/static/0123…/picture.avif).
 * A regular-expression source, because nginx and Apache need it as text.
 */
export const hashedName = "^/(?:static/)?[^/]+[-.][0-9a-f]{20,32}\\.[a-z0-9]+$|^/static/[0-9a-f]{32}/[^/]";
const isHashed = new RegExp(hashedName);
