import { type BlockKind, blockKinds } from "../../content/blocks";
import type { Fault, Words } from "./fault";
import { faultAt } from "./fault-at";
import { listed } from "./nearest";
import type { Content } from "./read-content";
import type { SourceFile } from "./source-file";
import { entriesOf, textOf, valueAt } from "./values";

/** The first view of a page, which holds its main heading. */
const openings: readonly BlockKind[] = ["home-hero", "page-hero", "team-banner"];
/** A second one would give places of the page the same name. */
const single: readonly BlockKind[] = ["team-list", "appointment-form", "picture-story", "visit-pack"];

/** Pages that do not begin with their one opening block, or that hold twice what works only once. */
export function findPageBlockFaults({ files }: Content): Fault[] {
  return files.filter(({ collection, readable }) => collection === "pages" && readable).flatMap(judge);
}

function judge(file: SourceFile): Fault[] {
  const kinds = entriesOf(valueAt(file.value, ["blocks"])).map((block) => textOf(block, "kind") ?? "");
  if (kinds.length === 0 || !kinds.every((kind) => isAmong(blockKinds, kind))) return [];
  const opening = kinds.findIndex((kind) => isAmong(openings, kind));
  return [
    ...(opening === 0 ? [] : [faultAt(file, ["blocks", Math.max(0, opening), "kind"], notFirst(opening))]),
    ...kinds.flatMap((kind, index) => {
      const isSecondOpening = index > opening && isAmong(openings, kind);
      if (isSecondOpening) return [faultAt(file, ["blocks", index, "kind"], secondOpening(kind))];
      const isRepeated = isAmong(single, kind) && kinds.indexOf(kind) < index;
      return isRepeated ? [faultAt(file, ["blocks", index, "kind"], repeatedBlock(kind))] : [];
    }),
  ];
}

const isAmong = (kinds: readonly string[], kind: string) => kinds.includes(kind);

function notFirst(opening: number): Words {
  return {
    found: opening === -1 ? "This page has no opening block." : "The page's opening block is not the first.",
    expected: `A page begins with one of ${listed(openings)}, which holds its main heading.`,
    mend: opening === -1 ? "Write such a block before this one." : "Move this block to the top of the page.",
  };
}

function secondOpening(kind: string): Words {
  return {
    found: `There is a second opening block, "${kind}".`,
    expected: `A page has only one of ${listed(openings)}, since it holds the main heading.`,
    mend: 'Remove it, or make it a block of another kind, such as "feature".',
  };
}

function repeatedBlock(kind: string): Words {
  return {
    found: `There is a second block of kind "${kind}" on this page.`,
    expected: "A page has at most one of this kind.",
    mend: "Remove one of the two.",
  };
}
