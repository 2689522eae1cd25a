import { type BlockKind, blockKinds } from "../../content/blocks";
import { openings } from "../../content/blocks/openings";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { listsTeam, partsOf, writtenAnchors } from "../site";
import { blocksOf, readableFiles, type SourceFile } from "../source-file";
import { quotedList } from "../suggestions/wording";
import { entriesOf, onOneLine, type Place, placesAt, repeatsOf, textOf, textsAt, valueAt } from "../values";

/** The kinds of blocks that open a page; they have its main heading. */
const openingKinds: readonly BlockKind[] = openings.map(({ shape }) => shape.kind.value);
/** The kinds of blocks that a page can have only once, because a second one would repeat their ids. */
const single: readonly BlockKind[] = [
  "team-list",
  "appointment-form",
  "picture-story",
  "sensory-guide",
  "visit-pack",
  "help-by-age",
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
  const first = ["blocks", Math.max(0, opening), "kind"];
  return [
    ...problemsAt(file, [], [[opening !== 0, first, notFirst(opening)]]),
    ...kinds.flatMap((kind, index) =>
      problemsAt(
        file,
        ["blocks", index],
        [
          [index > opening && isAmong(openingKinds, kind), ["kind"], secondOpening(kind)],
          [isAmong(single, kind) && kinds.indexOf(kind) < index, ["kind"], repeatedBlock(kind)],
        ],
      ),
    ),
  ];
}

const isAmong = (kinds: readonly string[], kind: string) => kinds.includes(kind);

const notFirst = (opening: number): Message => ({
  found: opening === -1 ? "This page has no opening block." : "The page's opening block is not the first.",
  expected: `One of ${quotedList(openingKinds)} at the top of the page, because it has the main heading.`,
  fix:
    opening === -1
      ? `Write this block before the first: ${onOneLine(heroExample)}`
      : 'Move this block to the top of the page: cut everything from its { to its }, and paste it after the [ of "blocks".',
});

const secondOpening = (kind: string): Message => ({
  found: `There is a second opening block, "${kind}".`,
  expected: `Only one of ${quotedList(openingKinds)} on a page, because it has the main heading.`,
  fix: 'Delete this block, from its { to its }. If you want to keep its text and picture, write "kind": "feature" instead.',
});

const repeatedBlock = (kind: string): Message => ({
  found: `There is a second block of kind "${kind}" on this page.`,
  expected: "At most one block of this kind on a page.",
  fix: "Delete one of the two blocks, from its { to its }.",
});

/** Finds required fields in a folded part of a sheet: nobody would see what is missing. */
export function findRequiredFoldedFields({ files }: Content): Problem[] {
  return blocksOf(files).flatMap(({ file, path, entry }) =>
    placesAt(entry, ["parts", "*"], path)
      .filter((part) => valueAt(part.value, ["isFolded"]) === true)
      .flatMap((part) => placesAt(part.value, ["fields", "*"], part.path))
      .flatMap((field) => {
        const label = textOf(field.value, "label") ?? "";
        return problemsAt(file, field.path, [[isRequired(field.value), ["name"], hiddenField(label)]]);
      }),
  );
}

const isRequired = (field: unknown): boolean =>
  valueAt(field, ["isOptional"]) !== true && textOf(field, "kind") !== "signature";

const hiddenField = (label: string): Message => ({
  found: `The field "${label}" is required, but its part is folded away.`,
  expected: "Only optional fields in a part that is folded away at first.",
  fix: 'Add "isOptional": true to the field, or delete "isFolded": true from its part.',
});

/** Ids that the layout uses on every page. */
const reserved = ["main", "menu-drawer", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Finds anchors that are already taken on their page: by another block, a team member or the layout. */
export function findAnchorProblems({ files, site }: Content): Problem[] {
  return readableFiles(files, "pages").flatMap((file) => {
    const blocks = entriesOf(valueAt(file.value, ["blocks"]));
    const taken = new Set([
      ...(listsTeam(blocks) ? site.ids.team : []),
      ...blocks.flatMap((block) => [...partsOf(block), ...concernsOf(block)]),
    ]);
    const written = blocks.flatMap((block, index) => writtenAnchors(block, ["blocks", index]));
    return written.flatMap(({ value: anchor, path }) => {
      const isTaken = taken.has(anchor);
      taken.add(anchor);
      if (reserved.includes(anchor)) return problemAt(file, path, reservedAnchor(anchor));
      return isTaken ? problemAt(file, path, repeatedAnchor(anchor)) : [];
    });
  });
}

/** The concerns of a concern finder: each has a link with its id. */
const concernsOf = (block: unknown) =>
  textsAt(block, ["areas", "*", "concerns", "*"]).map(({ value }) => value);

const repeatedAnchor = (anchor: string) => ({
  found: `The anchor "${anchor}" is used twice on this page.`,
  expected:
    "A different anchor for each block of the page, each area of a concern finder, each question and each group of documents. The id of each person in a team list, of each room in a sensory guide, of each visit in a visit pack, and of each concern in a finder is an anchor, too.",
  fix: `Write another anchor, such as "${anchor}-2", here and in the links that lead to it.`,
});

const reservedAnchor = (anchor: string) => ({
  found: `Every page already uses "${anchor}" for one of its parts.`,
  expected: `Any anchor except ${quotedList(reserved)}.`,
  fix: `Write another anchor, such as "our-${anchor}", here and in the links that lead to it.`,
});

/** Finds words and symbols that a communication board has twice: a child could not tell the squares apart. */
export function findBoardProblems({ files }: Content): Problem[] {
  const boards = blocksOf(files).filter(({ entry }) => textOf(entry, "kind") === "communication-board");
  return boards.flatMap(({ file, path, entry: board }) =>
    ["word", "symbol"].flatMap((field) => {
      const squares = textsAt(board, ["words", "*", field], path);
      const plain = (square: Place<string>) => square.value.trim().toLowerCase();
      return repeatsOf(squares, plain).map(([square]) =>
        problemAt(file, square.path, squareAgain(field, plain(square))),
      );
    }),
  );
}

const squareAgain = (field: string, value: string): Message => ({
  found: `The board already has a square with the ${field} "${value}".`,
  expected: `A different ${field} on each square, so that a child can tell them apart.`,
  fix: `Write another ${field}, or delete this square, from its { to its }.`,
});
