import { type Collection, collections } from "../../content/collections";

/** What the forms call a file. */
export function fileLabel(path: string): string {
  if (path.startsWith("data/pages/"))
    return `${collections.pages.label} › ${path.slice("data/pages/".length)}`;
  if (path.startsWith("data/images/")) return `Picture › ${path.split("/").at(-1)}`;
  return collectionOf(path)?.label ?? path;
}

/** What is known of the content in a file; undefined for a picture. */
export function collectionOf(path: string): Collection | undefined {
  if (path.startsWith("data/pages/")) return collections.pages;
  return Object.values<Collection>(collections).find(({ source }) => path === `data/${source}`);
}
