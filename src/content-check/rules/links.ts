import { checkFields } from "../check-fields";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { pageOf, type SourceFile } from "../source-file";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { entriesOf, isRecord, textOf } from "../values";
import { explainBrokenLink, missingAnchor, missingPage } from "./link-targets";

/** Links, menu entries and services that lead to no page or place. Links within HTML are not among them. */
export function findLinkProblems(content: Content): Problem[] {
  const { site } = content;
  return [
    ...checkFields(content, ({ role, value, path, isWellFormed, isOptional }, file) => {
      if (!isWellFormed) return [];
      const page = pageOf(file);
      const remove = suggestRemoval(file, path, isOptional);
      if (role === "target") return found(explainBrokenLink(value, page, site, remove));
      const leadsToAnchor = role === "anchor" && path.at(-1) !== "anchor";
      if (leadsToAnchor) return found(page === undefined ? undefined : missingAnchor(page, value, site));
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

function menuPlaces(file: SourceFile, { site }: Content): Problem[] {
  const menu = isRecord(file.value) ? entriesOf(file.value.menu) : [];
  return menu.flatMap((item, index) => {
    const place = textOf(item, "scrollTo");
    const words = place === undefined ? undefined : missingAnchor(textOf(item, "id") ?? "", place, site);
    return words === undefined ? [] : [problemAt(file, ["menu", index, "scrollTo"], words)];
  });
}

function found(words: Message | undefined): Message[] {
  return words === undefined ? [] : [words];
}
