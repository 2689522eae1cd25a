import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { BlockKind } from "../../content/blocks";
import type { EntityName } from "../../content/fields";
import { type Page, page } from "../../content/page";
import { walkFields } from "../../content-check/walk-fields";

/** The files of the entities that blocks reference. Links and PDFs do not count as a page's content. */
const lists: Partial<Record<EntityName, string>> = {
  services: "services.json",
  testimonials: "testimonials.json",
  partners: "partners.json",
  anxietyArticles: "resources.json",
  mediaItems: "resources.json",
};

/** The files that these kinds of blocks show without referencing them. */
const implicitSources: Partial<Record<BlockKind, string>> = {
  "team-banner": "team.json",
  "team-list": "team.json",
  insurance: "clinic.json",
  "visit-us": "clinic.json",
};

/**
 * Lists the source files of each page, by the page's path: its own file, the lists that its blocks use, and
 * its pictures.
 * @param folder the content folder
 */
export function sourceFilesByPage(folder: string): Map<string, string[]> {
  const names = readdirSync(join(folder, "pages"));
  return new Map(
    names.map((name) => {
      const file = join(folder, "pages", name);
      const content = JSON.parse(readFileSync(file, "utf8")) as Page;
      return [content.path, [...new Set([file, ...sourceFilesOf(content, folder)])]];
    }),
  );
}

function sourceFilesOf(content: Page, folder: string): string[] {
  const referenced = [...walkFields(page, content)].flatMap(({ role, value }) => {
    if (role === "picture") return normalize(join(folder, "pages", value));
    const list = typeof role === "object" ? lists[role.reference] : undefined;
    return list === undefined ? [] : join(folder, list);
  });
  const implicit = content.blocks.flatMap(({ kind }) => implicitSources[kind] ?? []);
  return [...referenced, ...implicit.map((name) => join(folder, name))];
}
