import type { Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/** Finds pages that the menu has twice in one list. A section of a page is another place. */
export function findRepeatedMenuPages({ files }: Content): Problem[] {
  return readableFiles(files, "navigation").flatMap((file) => {
    const menu = entriesOf(valueAt(file.value, ["menu"]));
    const lists: FieldPath[][] = [
      menu.map((_, index) => ["menu", index]),
      ...menu.map((item, index) =>
        entriesOf(valueAt(item, ["subLinks"])).map((_, link): FieldPath => ["menu", index, "subLinks", link]),
      ),
    ];
    return lists.flatMap((list) => {
      const first = new Map<string, FieldPath>();
      return list.flatMap((path) => {
        const entry = valueAt(file.value, path);
        const page = textOf(entry, "id") ?? textOf(entry, "path");
        if (page === undefined) return [];
        const place = `${page}#${textOf(entry, "scrollTo") ?? ""}`;
        const before = first.get(place);
        if (before === undefined) {
          first.set(place, path);
          return [];
        }
        const field = textOf(entry, "id") === undefined ? "path" : "id";
        return [
          problemAt(file, [...path, field], {
            found: `"${page}" is in this list twice.`,
            expected: `Each page once. The same is in ${describeLocation(file, before)}.`,
            fix: "Delete one of the two entries, or choose the page that this one is for.",
          }),
        ];
      });
    });
  });
}
