import { eachField } from "../check-fields";
import type { Fault, Words } from "../problem";
import { faultAt } from "../problem-at";
import type { Content } from "../read-content";
import { pageOf, type SourceFile } from "../source-file";
import { removal } from "../suggestions/suggest-removal";
import { entriesOf, isRecord, textOf } from "../values";
import { deadEnd, missingPage, missingPlace } from "./link-targets";

/** Links, menu entries and services that lead to no page or place. Links within HTML are not among them. */
export function findLinkFaults(content: Content): Fault[] {
  const { site } = content;
  return [
    ...eachField(content, ({ role, value, path, isWellFormed, isOptional }, file) => {
      if (!isWellFormed) return [];
      const page = pageOf(file);
      const remove = removal(file, path, isOptional);
      if (role === "target") return found(deadEnd(value, page, site, remove));
      const leadsToAnchor = role === "anchor" && path.at(-1) !== "anchor";
      if (leadsToAnchor) return found(page === undefined ? undefined : missingPlace(page, value, site));
      return leadsToPage(file, path.at(-1)) ? found(missingPage(value, site, remove)) : [];
    }),
    ...content.files
      .filter(({ collection }) => collection === "navigation")
      .flatMap((file) => menuPlaces(file, content)),
  ];
}

function leadsToPage({ collection }: SourceFile, field: PropertyKey | undefined): boolean {
  if (collection === "services") return field === "path";
  return collection === "navigation" && (field === "id" || field === "path");
}

function menuPlaces(file: SourceFile, { site }: Content): Fault[] {
  const menu = isRecord(file.value) ? entriesOf(file.value.menu) : [];
  return menu.flatMap((item, index) => {
    const place = textOf(item, "scrollTo");
    const words = place === undefined ? undefined : missingPlace(textOf(item, "id") ?? "", place, site);
    return words === undefined ? [] : [faultAt(file, ["menu", index, "scrollTo"], words)];
  });
}

function found(words: Words | undefined): Words[] {
  return words === undefined ? [] : [words];
}
