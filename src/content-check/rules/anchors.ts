import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { listsTeam, roomsOf, writtenAnchors } from "../site";
import { readableFiles } from "../source-file";
import { quotedList } from "../suggestions/nearest";
import { entriesOf, valueAt } from "../values";

/** Ids that the layout uses on every page. */
const reserved = ["main", "menu-drawer", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Finds anchors that are already taken on their page: by another block, a team member or the layout. */
export function findAnchorProblems({ files, site }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) => {
    const blocks = entriesOf(valueAt(file.value, ["blocks"]));
    const taken = new Set([...(listsTeam(blocks) ? site.ids.team : []), ...blocks.flatMap(roomsOf)]);
    const written = blocks.flatMap((block, index) => writtenAnchors(block, ["blocks", index]));
    return written.flatMap(({ value: anchor, path }) => {
      const isTaken = taken.has(anchor);
      taken.add(anchor);
      if (reserved.includes(anchor)) return [problemAt(file, path, reservedAnchor(anchor))];
      return isTaken ? [problemAt(file, path, repeatedAnchor(anchor))] : [];
    });
  });
}

function repeatedAnchor(anchor: string) {
  return {
    found: `The anchor "${anchor}" is used twice on this page.`,
    expected:
      "A different anchor for each block of the page and each area of a concern finder. The id of each person in a team list, and of each room in a sensory guide, is an anchor, too.",
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
