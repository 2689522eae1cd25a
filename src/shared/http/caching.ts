export const revalidate = "public, max-age=0, must-revalidate";
export const immutable = "public, max-age=31536000, immutable";

/**
 * How long browsers may keep a file, by its path in public/. As Gatsby's caching guide and its adapters' route manifest
 * have it: forever for webpack's assets and for /static/, never unasked for all else, such as pages, page data, slices
 * under /_gatsby/ and sw.js. Stricter here: a name counts as hashed only when the hash is to be seen in it, since
 * whatever an editor puts into a folder of that name has none.
 */
export function cacheControl(path: string): string {
  return isHashed.test(path) ? immutable : revalidate;
}

/**
 * The paths that hold a hash of their content, as a pattern that other servers read too. webpack names by content hash:
 * /app-0123….js, /styles.0123….css, /static/font-0123….woff2; Gatsby's file and picture plugins copy to a folder named by
 * content: /static/0123…/picture.avif.
 */
export const hashedName = "^/(?:static/)?[^/]+[-.][0-9a-f]{20,32}\\.[a-z0-9]+$|^/static/[0-9a-f]{32}/[^/]";
const isHashed = new RegExp(hashedName);
