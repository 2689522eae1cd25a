import { adminPath } from "../../shared/site/admin-paths";

/** The address below which /admin shows the pictures of data/images/. */
export const picturesPath = `${adminPath}/pictures`;

/** The address at which a form shows its picture: of one that is not saved yet, or of one in data/images/. */
export function shownAt(value: string): string {
  return value.startsWith("blob:") ? value : value.replace(/^\.{1,2}\/images/, picturesPath);
}
