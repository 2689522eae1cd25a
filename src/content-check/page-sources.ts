import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import type { BlockKind } from "../content/blocks";
import { collectionOfEntity, collections } from "../content/collections";
import type { EntityName } from "../content/field-roles";
import { type Page, page } from "../content/page";
import { isTranslationFile } from "./translations/list-translations";
import { type Field, walkFields } from "./walk-fields";

/** The entities that are part of the content of a page that refers to them. URLs and PDFs, for example, are not. */
const partOfPage: readonly EntityName[] = [
  "services",
  "testimonials",
  "partners",
  "anxietyArticles",
  "mediaItems",
];

/** The files that these kinds of blocks show without referencing them. */
const implicitSources: Partial<Record<BlockKind, string>> = {
  "team-banner": "team.json",
  "team-list": "team.json",
  insurance: "clinic.json",
  "language-notices": "notices.json",
  milestones: "milestones.json",
  "news-list": "news.json",
  "visit-us": "clinic.json",
};

/** Lists the source files of each page, by its path: its own file, the lists that its blocks use, and its pictures. */
export function sourceFilesByPage(folder: string): Map<string, string[]> {
  const names = readdirSync(join(folder, "pages")).filter((name) => !isTranslationFile(name));
  return new Map(
    names.map((name) => {
      const file = join(folder, "pages", name);
      const content = JSON.parse(readFileSync(file, "utf8")) as Page;
      return [content.path, [...new Set([file, ...sourceFilesOf(content, folder)])]];
    }),
  );
}

/** Whether a field names a video or podcast, whose words the page shows. */
function playsMedia({ role, path }: Field): boolean {
  const isEntity =
    typeof role === "object" && (role.reference === "anxietyArticles" || role.reference === "mediaItems");
  return isEntity || path.at(-1) === "videoLink" || path.at(-1) === "listenLink" || path.at(-2) === "video";
}

function sourceFilesOf(content: Page, folder: string): string[] {
  const fields = [...walkFields(page, content)];
  const referenced = fields.flatMap(({ role, value }) => {
    if (role === "picture") return normalize(join(folder, "pages", value));
    if (typeof role !== "object" || !partOfPage.includes(role.reference)) return [];
    return join(folder, collections[collectionOfEntity(role.reference)].source);
  });
  const spoken = fields.some(playsMedia) ? ["transcripts.json"] : [];
  const implicit = [...content.blocks.flatMap(({ kind }) => implicitSources[kind] ?? []), ...spoken];
  return [...referenced, ...implicit.map((name) => join(folder, name))];
}
