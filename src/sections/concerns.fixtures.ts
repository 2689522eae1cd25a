import { outsideAction } from "../components/parts.fixtures";
import { block } from "./block.fixtures";

const slug = (text: string) => text.toLowerCase().replace("'", "").replaceAll(" ", "-");
const concern = (name: string) => ({ jsonId: slug(name), path: `/concerns/${slug(name)}`, name });

/** The search for concerns with two areas. */
export const concernFinder: Queries.ConcernFinderFragment = {
  ...block,
  question: "Say it in your own words",
  example: "hates having hair washed",
  elsewhere: { label: "Who else can help", to: { href: "/resources#help", kind: "page", pdf: null } },
  areas: [
    { name: "Signs that can't wait", anchor: null, concerns: [concern("Talks about dying")] },
    { name: "Senses", anchor: "senses", concerns: ["Hates haircuts", "Fights toothbrushing"].map(concern) },
  ],
};

export const concernAreas: Queries.ConcernAreasFragment = { ...block, search: concernFinder };

const from = (fromAge: number | null, untilAge: number | null) => ({
  fromAge,
  untilAge,
  phone: null,
  source: outsideAction,
  checked: "2026-11-25",
});

export const helpByAge: Queries.HelpByAgeFragment = {
  ...block,
  question: "How old is your child?",
  privacy: "Your answer stays on this page.",
  helpers: [
    { ...from(null, 3), title: "Early program", text: "<p>It comes to your home.</p>" },
    { ...from(3, null), title: "School district", text: "<p>It offers an evaluation.</p>" },
    { ...from(null, 19), title: "Health plan", text: "<ul><li>Ask here.</li></ul>" },
    { ...from(null, null), title: "Parents", text: "<p>They know the way.</p>" },
    { ...from(null, null), title: "Help line", text: "<p>For all.</p>", phone: "2-1-1" },
  ],
};

const shown = {
  months: 18,
  domain: "movement",
  source: "https://www.cdc.gov/act-early/milestones/18-months.html",
  concerns: [concern("Doesn't walk yet")],
};

export const milestones: Queries.MilestonesFragment = {
  ...block,
  approved: { by: "Ana Moe, DPT", on: "2026-11-27" },
  milestones: [
    { ...shown, jsonId: "walks", text: "walk alone" },
    { ...shown, jsonId: "scribbles", text: "scribble" },
    { ...shown, jsonId: "three-words", domain: "language", text: "try to say three words", concerns: [] },
    { ...shown, jsonId: "jumps", months: 30, text: "jump with both feet", concerns: [] },
  ],
};

const service = (name: string, soonestVisit: Queries.SoonestVisitFragment["soonestVisit"]) => ({
  path: `/services/${slug(name)}`,
  name,
  soonestVisit,
});

export const soonestVisits: Queries.SoonestVisitsFragment = {
  ...block,
  services: [
    service("Speech Therapy", { days: 9, asOf: "2026-11-24", isCurrent: true }),
    service("Physical Therapy", { days: 1, asOf: "2026-11-20", isCurrent: true }),
    service("Behavioral Health", { days: 5, asOf: "2026-08-01", isCurrent: false }),
    service("Telehealth", null),
  ],
  otherwise: "<p>Call us and ask.</p>",
};
