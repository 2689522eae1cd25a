import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { listsTeam, roomsOf } from "../site";
import { readableFiles } from "../source-file";
import { quotedList } from "../suggestions/nearest";
import { entriesOf, textOf, valueAt } from "../values";

/** Ids that the layout uses on every page. */
const reserved = ["main", "menu-drawer", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Finds anchors that are already taken on their page: by another block, a team member or the layout. */
export function findAnchorProblems({ files, site }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) => {
    const blocks = entriesOf(valueAt(file.value, ["blocks"]));
    const taken = new Set([...(listsTeam(blocks) ? site.ids.team : []), ...blocks.flatMap(roomsOf)]);
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
    found: `The anchor "${anchor}" is used twice on this page.`,
    expected:
      "A different anchor for each block of the page. The id of each person in a team list, and of each room in a sensory guide, is an anchor, too.",
    fix: `Write another anchor, such as "${anchor}-2", here and in the links that lead to it.`,
  };
}

function reservedAnchor(anchor: string) {
  return {
    found: `Every page already uses "${anchor}" for one of its parts.`,
    expected: `Any anchor except ${quotedList(reserved)}.`,
    fix: `Write another anchor, such as "our-${anchor}", here and in the links that lead to it.`,
  };
}
