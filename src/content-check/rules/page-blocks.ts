import { type BlockKind, blockKinds } from "../../content/blocks";
import { openings } from "../../content/blocks/openings";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { quotedList } from "../suggestions/nearest";
import { entriesOf, onOneLine, textOf, valueAt } from "../values";

const openingKinds: readonly BlockKind[] = openings.map(({ shape }) => shape.kind.value);
/** A second one would give places of the page the same name. */
const single: readonly BlockKind[] = ["team-list", "appointment-form", "picture-story", "visit-pack"];

const heroExample = {
  kind: "page-hero",
  heading: "The heading of the page",
  image: { src: "../images/hero/home.jpg", alt: "" },
};

/** Pages that do not begin with their one opening block, or that have twice what works only once. */
export function findPageBlockProblems({ files }: Content): Problem[] {
  return files.filter(({ collection, readable }) => collection === "pages" && readable).flatMap(judge);
}

function judge(file: SourceFile): Problem[] {
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
    expected: `A page begins with one of ${quotedList(openingKinds)}, which has its main heading.`,
    fix:
      opening === -1
        ? `Write this block before the first: ${onOneLine(heroExample)}`
        : 'Move this block to the top of the page: cut it from its { to its }, and paste it after the [ of "blocks".',
  };
}

function secondOpening(kind: string): Message {
  return {
    found: `There is a second opening block, "${kind}".`,
    expected: `A page has only one of ${quotedList(openingKinds)}, since it has the main heading.`,
    fix: 'Delete this block, from its { to its }. To keep its words and picture, write "kind": "feature".',
  };
}

function repeatedBlock(kind: string): Message {
  return {
    found: `There is a second block of kind "${kind}" on this page.`,
    expected: "A page has at most one of this kind.",
    fix: "Delete one of the two blocks, from its { to its }.",
  };
}
