import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { entriesIn, pageOf, type SourceFile } from "../source-file";
import { textOf, valueAt } from "../values";
import { type Field, fieldsOf } from "../walk-fields";

/** Finds pages that no menu and no other page links to. Visitors would have to type their URL. */
export function findUnlinkedPages({ files }: Content): Problem[] {
  if (!files.every(({ readable }) => readable)) return [];
  const pathOfService = new Map(
    entriesIn(files, "services").map((service) => [textOf(service, "id"), textOf(service, "path")]),
  );
  const linked = new Set(
    files.flatMap((file) =>
      fieldsOf(file)
        .flatMap((field) => linksOf(field, file))
        .map((link) => link?.split("#")[0])
        .filter((path) => path !== pageOf(file)),
    ),
  );
  return files.flatMap((file) => {
    const path = pageOf(file);
    if (path === undefined || path === "/" || linked.has(path)) return [];
    return problemAt(file, ["path"], {
      found: `No menu and no other page links to ${path}.`,
      expected: "A link to every page, in the menu or on another page, so that visitors can find it.",
      fix: "Add it to data/navigation.json, or link to it from a page.",
    });
  });

  /** Returns the paths of our own pages that a field links to. */
  function linksOf({ role, value, path }: Field, file: SourceFile) {
    if (role === "target") return value;
    if (role === "html") return Array.from(value.matchAll(/href=(['"])(.*?)\1/g), ([, , href]) => href);
    if (file.collection === "navigation") return ["id", "path"].includes(String(path.at(-1))) ? value : [];
    // The referral sheet only lists services as checkboxes; all other blocks, and the answers to concerns, link to them.
    const block = valueAt(file.value, path.slice(0, 2));
    const isLink =
      typeof role === "object" && role.reference === "services" && textOf(block, "kind") !== "referral-sheet";
    return isLink ? pathOfService.get(value) : [];
  }
}
