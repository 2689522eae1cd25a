import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { pageOf, type SourceFile, schemaOf } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";
import { type Field, walkFields } from "../walk-fields";

/** Pages that no menu and no other page leads to: only a visitor who types the address would find them. */
export function findUnlinkedPages({ files }: Content): Problem[] {
  if (!files.every(({ readable }) => readable)) return [];
  const services = files.filter(({ collection }) => collection === "services");
  const pathOfService = new Map(
    services
      .flatMap(({ value }) => entriesOf(value))
      .map((service) => [textOf(service, "id"), textOf(service, "path")]),
  );
  const linked = new Set(
    files.flatMap((file) =>
      [...walkFields(schemaOf(file), file.value)]
        .flatMap((field) => linksOf(field, file, pathOfService))
        .map((link) => link?.split("#")[0])
        .filter((path) => path !== pageOf(file)),
    ),
  );
  return files.flatMap((file) => {
    const path = pageOf(file);
    if (path === undefined || path === "/" || linked.has(path)) return [];
    return [
      problemAt(file, ["path"], {
        found: `No menu and no page leads to ${path}.`,
        expected: "Visitors reach every page from the menu or by a link on another page.",
        fix: "Add it to data/navigation.json, or link to it from a page.",
      }),
    ];
  });
}

/** Where the text of a field leads, as far as it is to a page of ours. */
function linksOf(
  { role, value, path }: Field,
  file: SourceFile,
  pathOfService: ReadonlyMap<string | undefined, string | undefined>,
): (string | undefined)[] {
  if (role === "target") return [value];
  if (role === "html") return Array.from(value.matchAll(/href=(['"])(.*?)\1/g), ([, , href]) => href);
  if (file.collection === "navigation") return ["id", "path"].includes(String(path.at(-1))) ? [value] : [];
  // The referral sheet offers services to tick; all other blocks, and the answers to concerns, link to them.
  const isLink =
    typeof role === "object" && role.reference === "services" && kindOf(path, file) !== "referral-sheet";
  return isLink ? [pathOfService.get(value)] : [];
}

function kindOf([first, index]: Field["path"], { value }: SourceFile): string | undefined {
  return first === "blocks" && index !== undefined
    ? textOf(valueAt(value, [first, index]), "kind")
    : undefined;
}
