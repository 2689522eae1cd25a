import { type BlockKind, blockKinds } from "../../content/blocks";
import { openings } from "../../content/blocks/openings";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { quotedList } from "../suggestions/nearest";
import { entriesOf, onOneLine, textOf, valueAt } from "../values";

/** The kinds of blocks that open a page; they have its main heading. */
const openingKinds: readonly BlockKind[] = openings.map(({ shape }) => shape.kind.value);
/** The kinds of blocks that a page can have only once, because a second one would repeat their ids. */
const single: readonly BlockKind[] = [
  "team-list",
  "appointment-form",
  "picture-story",
  "sensory-guide",
  "visit-pack",
];

const heroExample = {
  kind: "page-hero",
  heading: "The heading of the page",
  image: { src: "../images/hero/home.jpg", alt: "" },
};

/** Finds pages that do not start with their only opening block, or that repeat a block that works only once. */
export function findPageBlockProblems({ files }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap(checkPage);
}

function checkPage(file: SourceFile): Problem[] {
  const kinds = entriesOf(valueAt(file.value, ["blocks"])).map((block) => textOf(block, "kind") ?? "");
  if (kinds.length === 0 || !kinds.every((kind) => isAmong(blockKinds, kind))) return [];
  const opening = kinds.findIndex((kind) => isAmong(openingKinds, kind));
  return [
    ...(opening === 0 ? [] : [problemAt(file, ["blocks", Math.max(0, opening), "kind"], notFirst(opening))]),
    ...kinds.flatMap((kind, index) => {
      const isSecondOpening = index > opening && isAmong(openingKinds, kind);
      if (isSecondOpening) return [problemAt(file, ["blocks", index, "kind"], secondOpening(kind))];
      const isRepeated = isAmong(single, kind) && kinds.indexOf(kind) < index;
      return isRepeated ? [problemAt(file, ["blocks", index, "kind"], repeatedBlock(kind))] : [];
    }),
  ];
}

const isAmong = (kinds: readonly string[], kind: string) => kinds.includes(kind);

function notFirst(opening: number): Message {
  return {
    found: opening === -1 ? "This page has no opening block." : "The page's opening block is not the first.",
    expected: `One of ${quotedList(openingKinds)} at the top of the page, because it has the main heading.`,
    fix:
      opening === -1
        ? `Write this block before the first: ${onOneLine(heroExample)}`
        : 'Move this block to the top of the page: cut everything from its { to its }, and paste it after the [ of "blocks".',
  };
}

function secondOpening(kind: string): Message {
  return {
    found: `There is a second opening block, "${kind}".`,
    expected: `Only one of ${quotedList(openingKinds)} on a page, because it has the main heading.`,
    fix: 'Delete this block, from its { to its }. If you want to keep its text and picture, write "kind": "feature" instead.',
  };
}

function repeatedBlock(kind: string): Message {
  return {
    found: `There is a second block of kind "${kind}" on this page.`,
    expected: "At most one block of this kind on a page.",
    fix: "Delete one of the two blocks, from its { to its }.",
  };
}
