import { adminPath } from "../../shared/site/admin-paths";

/** The address below which /admin shows the pictures of data/images/. */
export const picturesPath = `${adminPath}/pictures`;

/** What the name of a picture's small copy ends with, after the picture's own name. */
export const thumbnailSuffix = ".webp";

/**
 * The address at which a form shows its picture: of one that is not saved yet, or of one in data/images/.
 * @param thumbnails the pictures that have a small copy, as on the web; undefined: the live view has all pictures themselves
 * @returns undefined if there is nothing to show, as for a picture that is newer than the website
 */
export function shownAt(value: string, thumbnails?: readonly string[]): string | undefined {
  if (value.startsWith("blob:")) return value;
  const name = value.replace(/^(?:\.{1,2})?\/images\//, "");
  if (thumbnails === undefined) return `${picturesPath}/${name}`;
  return thumbnails.includes(name) ? `${picturesPath}/${name}${thumbnailSuffix}` : undefined;
}
