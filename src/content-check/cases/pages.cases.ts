import { findFloorPlanProblems } from "../rules/floor-plans";
import { findHelperAgeProblems } from "../rules/helper-ages";
import { findAltTextProblems } from "../rules/odd-texts";
import {
  findAnchorProblems,
  findBoardProblems,
  findPageBlockProblems,
  findRequiredFoldedFields,
} from "../rules/page-blocks";
import { findStoryProblems } from "../rules/placeholders";
import { all, casesOf, fine } from "./case.fixtures";

const page = (...blocks: object[]) => ({ "pages/home": { path: "/", blocks } });

const alt = (imageAlt: string) => ({ partners: [{ name: "photo", imageAlt }] });
const noAlt = "does not say what the picture shows";

casesOf(findAltTextProblems, {
  ...all(
    alt,
    "photo, Picture 3, DSC_0012, image1, screenshot-2, a.webp, my-photo.jpeg,  IMG , swing.jpg".split(", "),
    () => noAlt,
  ),
  ...fine(alt, "", "A photo", "Photo of a swing", "See swing.jpg", "Swing.jpg at home", "A girl swings."),
  "the alt text of a picture of a block": [page({ kind: "feature", image: { src: "", alt: "IMG" } }), noAlt],
});

const anchored = (anchor: string) => page({ anchor });
const people = { team: [{ id: "ben" }] };
const [teamList, room] = [{ kind: "team-list" }, { kind: "sensory-guide", rooms: [{ id: "gym" }] }];

casesOf(findAnchorProblems, {
  "blocks without an anchor": [page({}, {})],
  "the same anchor on two pages": [
    { ...page({ anchor: "a" }), "pages/about": { blocks: [{ anchor: "a" }] } },
  ],
  "an anchor three times": [page({ anchor: "a" }, { anchor: "a" }, { anchor: "a" }), "block 2", "block 3"],
  "the id of a person on a page without the team": [{ ...people, ...page({ anchor: "ben" }) }],
  "the id of a person before the team list": [
    { ...people, ...page({ anchor: "ben" }, teamList) },
    "is used twice",
  ],
  "the id of a room": [page(room, { anchor: "gym" }), 'anchor "gym" is used twice'],
  "the id of a visit": [page({ visits: [{ id: "follow-up" }] }, { anchor: "follow-up" }), "is used twice"],
  "areas with and without anchors": [page({ anchor: "a", areas: [{ anchor: "b" }, {}, { anchor: "c" }] })],
  "the id of a concern": [page({ areas: [{ anchor: "cup", concerns: ["cup"] }] }), '"cup" is used twice'],
  "the anchor of another area": [page({ areas: [{ anchor: "a" }, { anchor: "a" }] }), "areas"],
  "the anchor of an area": [page({ areas: [{ anchor: "a" }] }, { anchor: "a" }), "block 2"],
  "the anchor of a question": [page({ questions: [{ anchor: "a" }] }, { anchor: "a" }), "block 2"],
  "the layout's id twice": [page({ anchor: "main" }, { anchor: "main" }), "block 1", "block 2"],
  ...all(
    anchored,
    ["menu-drawer", "gatsby-focus-wrapper", "gatsby-announcer"],
    (id) => `such as "our-${id}"`,
  ),
});

const board = (...words: object[]) => page({ kind: "communication-board", words });

casesOf(findBoardProblems, {
  "squares without a word or symbol": [board({}, {})],
  "the same text as word and symbol": [board({ word: "Yes", symbol: "yes" })],
  "a word twice, with other spaces": [board({ word: "No " }, { word: "no" }), 'the word "no"'],
  "a symbol three times": [board({ symbol: "a" }, { symbol: "a" }, { symbol: "a" }), "entry 2", "entry 3"],
  "words of another kind of block": [page({ kind: "poster", words: [{ word: "a" }, { word: "a" }] })],
  "a board after another block": [
    page({}, { kind: "communication-board", words: [{ word: "a" }, { word: "a" }] }),
    "block 2",
  ],
});

const place = (column: number, row: number, width: number, height: number) => ({
  column,
  row,
  width,
  height,
});
const rooms = (...places: object[]) =>
  page({ rooms: places.map((place, index) => ({ name: `Room ${index + 1}`, place })) });
const middle = place(4, 3, 4, 3);

casesOf(findFloorPlanProblems, {
  "a room that fills the plan": [rooms(place(0, 0, 12, 9))],
  "a room over two edges": [rooms(place(1, 1, 12, 9)), "the right edge", "the bottom edge"],
  "rooms on all sides of another": [
    rooms(middle, place(0, 3, 4, 3), place(8, 3, 4, 3), place(4, 0, 4, 3), place(4, 6, 4, 3)),
  ],
  ...Object.fromEntries(
    [place(3, 2, 2, 2), place(7, 2, 2, 2), place(3, 5, 2, 2), place(7, 5, 2, 2), place(5, 4, 2, 1)].map(
      (other) => [
        `a room at ${Object.values(other)} over another`,
        [rooms(middle, other), 'overlaps "Room 1"'] as const,
      ],
    ),
  ),
  "a third room over the second": [rooms(place(0, 0, 2, 2), middle, middle), 'overlaps "Room 2"'],
  "a room without a place": [rooms({}, middle, middle), 'overlaps "Room 2"'],
  "a room without a name": [page({ rooms: [{ place: middle }, { place: middle }] }), 'overlaps ""'],
  "a name that just fits": [page({ rooms: [{ name: "Waiting room A", place: place(8, 5, 4, 1) }] })],
  "a name that is a letter too long": [
    page({ rooms: [{ name: "Waiting room AB", place: place(8, 5, 4, 1) }] }),
    "15 letters",
  ],
});

const helpers = (...helpers: object[]) => page({ helpers });

casesOf(findHelperAgeProblems, {
  "helpers for any age": [helpers({}, {})],
  "helpers who take over from each other": [helpers({ untilAge: 3 }, { fromAge: 3 })],
  "helpers of whom one covers the gaps of the other": [helpers({ fromAge: 3, untilAge: 4 }, {})],
  "helpers with a year between them": [helpers({ untilAge: 3 }, { fromAge: 4 }), 'chooses "3"'],
  "one helper with an open end on each side": [helpers({ fromAge: 3, untilAge: 19 }), "chooses", "chooses"],
  "ages that end on the day they begin": [helpers({ fromAge: 3, untilAge: 3 }, {}), "3 until the birthday"],
  "ages that are texts": [helpers({ fromAge: "4", untilAge: "2" }, {})],
  "no helpers": [page({ helpers: [] }, {})],
});

const field = { name: "when", label: "When", kind: "text" };
const part = (isFolded: unknown, ...fields: object[]) =>
  page({ parts: [{ fields: [] }, { isFolded, fields }] });

casesOf(findRequiredFoldedFields, {
  "a required field in a part that is open": [part(false, field)],
  "an optional field in a folded part": [part(true, { ...field, isOptional: true })],
  "a signature in a folded part": [part(true, { ...field, kind: "signature" })],
  "two required fields in a folded part": [
    part(true, field, { ...field, isOptional: false }),
    'field "When"',
    "entry 2",
  ],
  "a field without a label": [part(true, { kind: "text" }), 'field ""'],
});

const kinds = (...names: unknown[]) => page(...names.map((kind) => ({ kind })));

casesOf(findPageBlockProblems, {
  "a page without blocks": [page()],
  "a page with an unknown kind": [kinds("prose", "page-hera")],
  "a page with a block without a kind": [kinds("prose", 3)],
  "kinds that may be repeated": [kinds("page-hero", "prose", "prose")],
  "a page without an opening block": [kinds("prose", "prose"), "no opening block"],
  "an opening block at the end": [kinds("prose", "prose", "page-hero"), "block 3, page-hero"],
  "two opening blocks, both too late": [kinds("prose", "page-hero", "home-hero"), "the first", "opening"],
  "an opening block twice": [kinds("page-hero", "page-hero"), "a second opening block"],
  ...Object.fromEntries(
    ["team-list", "appointment-form", "picture-story", "sensory-guide", "visit-pack", "help-by-age"].map(
      (kind) => [
        `${kind} three times`,
        [kinds("page-hero", kind, kind, kind), "block 3", "block 4"] as const,
      ],
    ),
  ),
});

const sentence = (text: unknown, otherwise?: string) =>
  page({ kind: "picture-story", scenes: [{ sentences: [{ text, otherwise }] }] });

casesOf(findStoryProblems, {
  "a fact without an alternative": [sentence("We go to {name}.")],
  "a fact with an alternative": [sentence("We go to {name}.", "We go there.")],
  "a name with an alternative": [sentence("I am {child}.", "I am me.")],
  "a name without an alternative": [sentence("I bring my {animal}."), "fill in {animal}"],
  "a name in both sentences": [sentence("I am {child}.", "I am {therapist}."), "without {therapist}"],
  "an alternative without a name": [sentence("I am me.", "This is me."), "Nobody would ever see"],
  "an alternative without a sentence": [sentence(3, "This is me."), "Nobody would ever see"],
  "names outside a story": [page({ kind: "prose", text: "{child}" })],
});
