import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { BlockKind } from "../../content/blocks";
import { collections } from "../../content/collections";
import { collectionOfEntity } from "../../content/entity-collection";
import type { EntityName } from "../../content/fields";
import { type Page, page } from "../../content/page";
import { walkFields } from "../../content-check/walk-fields";

/** The entities that are part of the content of a page that refers to them. URLs and PDFs, for example, are not. */
const partOfPage: readonly EntityName[] = [
  "services",
  "testimonials",
  "partners",
  "anxietyArticles",
  "mediaItems",
];

/** Kinds that show what they do not refer to. */
const shown: Partial<Record<BlockKind, string>> = {
  "team-banner": "team.json",
  "team-list": "team.json",
  insurance: "clinic.json",
  "visit-us": "clinic.json",
};

/**
 * Which files a page's content stands in, by the page's path: its own, the lists that its blocks take entries from, and
 * its pictures.
 * @param folder that of the content
 */
export function sourceFilesByPage(folder: string): Map<string, string[]> {
  const names = readdirSync(join(folder, "pages"));
  return new Map(
    names.map((name) => {
      const file = join(folder, "pages", name);
      const content = JSON.parse(readFileSync(file, "utf8")) as Page;
      return [content.path, [...new Set([file, ...filesBehind(content, folder)])]];
    }),
  );
}

function filesBehind(content: Page, folder: string): string[] {
  const named = [...walkFields(page, content)].flatMap(({ role, value }) => {
    if (role === "picture") return normalize(join(folder, "pages", value));
    if (typeof role !== "object" || !partOfPage.includes(role.reference)) return [];
    return join(folder, collections[collectionOfEntity(role.reference)].source);
  });
  const kinds = content.blocks.flatMap(({ kind }) => shown[kind] ?? []);
  return [...named, ...kinds.map((name) => join(folder, name))];
}
