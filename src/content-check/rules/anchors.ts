import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { listsTeam } from "../site";
import { quotedList } from "../suggestions/nearest";
import { entriesOf, isRecord, textOf } from "../values";

/** Names that the parts around every page have already. */
const reserved = ["main", "menu-drawer", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Places of one page whose name is taken: by another place, by a team member, or by a part around the page. */
export function findAnchorProblems({ files, site }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "pages" && readable)
    .flatMap((file) => {
      const blocks = isRecord(file.value) ? entriesOf(file.value.blocks) : [];
      const taken = new Set(listsTeam(blocks) ? site.ids.team : []);
      return blocks.flatMap((block, index) => {
        const anchor = textOf(block, "anchor");
        if (anchor === undefined) return [];
        const isTaken = taken.has(anchor);
        taken.add(anchor);
        if (reserved.includes(anchor))
          return [problemAt(file, ["blocks", index, "anchor"], reservedAnchor(anchor))];
        return isTaken ? [problemAt(file, ["blocks", index, "anchor"], repeatedAnchor(anchor))] : [];
      });
    });
}

function repeatedAnchor(anchor: string) {
  return {
    found: `The place "${anchor}" is used twice on this page.`,
    expected:
      "Each place of a page has a name of its own; the people of a team list have their ids as names.",
    fix: `Write another name, such as "${anchor}-2", also in the links that lead to it.`,
  };
}

function reservedAnchor(anchor: string) {
  return {
    found: `"${anchor}" is the name of a part that every page has.`,
    expected: `Any name but ${quotedList(reserved)}.`,
    fix: `Write another name, such as "our-${anchor}", also in the links that lead to it.`,
  };
}
