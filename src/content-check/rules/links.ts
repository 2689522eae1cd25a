import { checkFields } from "../check-fields";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { pageOf, readableFiles, type SourceFile } from "../source-file";
import { suggestRemoval } from "../suggestions/suggest-removal";
import { entriesOf, textOf, valueAt } from "../values";
import { explainBrokenLink, missingAnchor, missingPage } from "./link-targets";

/** Finds links, menu entries and services whose page or anchor does not exist. html.ts checks the links in HTML. */
export function findLinkProblems(content: Content): Problem[] {
  const { site } = content;
  return [
    ...checkFields(content, ({ role, value, path, isWellFormed, isOptional }, file) => {
      if (!isWellFormed) return [];
      const page = pageOf(file);
      const isTarget = role === "target";
      if (isTarget || leadsToPage(file, path.at(-1))) {
        const remove = suggestRemoval(file, path, isOptional);
        return listOf(
          isTarget ? explainBrokenLink(value, page, site, remove) : missingPage(value, site, remove),
        );
      }
      // The anchor of a block is on its page, so only links to anchors can be wrong.
      return listOf(role === "anchor" && page !== undefined ? missingAnchor(page, value, site) : undefined);
    }),
    ...readableFiles(content.files, "navigation").flatMap((file) => menuAnchorProblems(file, content)),
  ];
}

function leadsToPage({ collection }: SourceFile, field: PropertyKey | undefined): boolean {
  if (collection === "services") return field === "path";
  return collection === "navigation" && (field === "id" || field === "path");
}

function menuAnchorProblems(file: SourceFile, { site }: Content): Problem[] {
  const menu = entriesOf(valueAt(file.value, ["menu"]));
  return menu.flatMap((item, index) => {
    const anchor = textOf(item, "scrollTo");
    const message = anchor === undefined ? undefined : missingAnchor(textOf(item, "id") ?? "", anchor, site);
    return message === undefined ? [] : [problemAt(file, ["menu", index, "scrollTo"], message)];
  });
}

function listOf(message: Message | undefined): Message[] {
  return message === undefined ? [] : [message];
}
