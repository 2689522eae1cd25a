import { render, screen } from "@testing-library/react";
import { clinic } from "../hooks/use-clinic.fixtures";
import { WordsContext } from "../hooks/use-words";
import { englishWordsIn, pseudoCatalog } from "../words/pseudo.fixtures";
import ConcernTemplate from "./concern";

type Concern = Queries.OneConcernQuery["concern"];

/** An ordinary concern, with everything that its page can show. */
const walksOnToes: Concern = {
  name: "Walks on toes",
  path: "/concerns/walks-on-toes",
  isEmergency: false,
  crisis: null,
  calls: null,
  page: {
    answer: "Many toddlers walk on their toes at first.",
    description: "Many toddlers walk on their toes at first.",
    now: ["they suddenly can't walk"],
    today: ["a leg hurts"],
    wait: "The rest can wait.",
    ages: "Common until 2.",
    until: ["Play barefoot.", "Film a few steps.", 'Call <a href="tel:988">988</a> if you worry.'],
  },
  service: {
    path: "/services/physical-therapy",
    name: "Physical Therapy",
    summary: "Helps children move.",
    firstVisit: "We play.",
    soonestVisit: { days: 9, asOf: "2026-11-24", isCurrent: true },
  },
  related: [{ path: "/concerns/falls-a-lot", name: "Falls a lot" }],
  sources: [{ url: "https://www.cdc.gov/milestones" }],
  approved: { by: "Ana Moe, DPT", on: "2026-11-27" },
};

/** An emergency, with only what every concern has. */
const noAir: Concern = {
  ...walksOnToes,
  name: "Can't breathe",
  isEmergency: true,
  calls: '<p><strong><a href="tel:911">Call 911</a>.</strong></p>',
  page: { ...walksOnToes.page, today: [], wait: null, ages: null },
  service: null,
  related: null,
  sources: null,
  approved: null,
};

test.each([
  [
    "an ordinary concern",
    walksOnToes,
    [
      "Walks on toes",
      "Call 911 now if",
      "Call the doctor today if",
      "What can wait",
      "What is usual",
      "What you can do until then",
      "Who can help here",
      "Physical Therapy",
      "What a first visit is like",
      "Related concerns",
      "Sources",
    ],
  ],
  [
    "an emergency with nothing else",
    noAir,
    ["Can't breathe", "Call 911 now if", "What to do until help arrives", "Keep this page"],
  ],
])("%s has its parts in the one order", (_, concern, order) => {
  render(<ConcernTemplate data={{ concern }} />);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(order);
});

test("911 and the crisis line come before everything else", () => {
  const { container } = render(<ConcernTemplate data={{ concern: walksOnToes }} />);
  const [first] = container.querySelectorAll("p");
  expect(first).toHaveTextContent("Can't wait? Call 911. Thoughts of suicide: call 988 or text 988.");
  const links = Array.from(first?.querySelectorAll("a") ?? [], ({ href }) => href);
  expect(links).toEqual(["tel:911", "tel:988", "sms:988"]);
});

test.each([
  ["only 911, once", "<p>Call 911.</p>", 0],
  ["somebody else, too", "<p>Go to an emergency room.</p><p>Call 911.</p>", 1],
])("an emergency that calls %s", (_, calls, count) => {
  render(<ConcernTemplate data={{ concern: { ...noAir, calls } }} />);
  expect(screen.queryAllByText("Call 911.", { selector: "p" })).toHaveLength(count);
});

test("a concern whose first call is the crisis line shows it once, in full", () => {
  const crisis = '<p><a href="tel:988">Call 988</a> at any hour.</p>';
  render(<ConcernTemplate data={{ concern: { ...noAir, calls: null, crisis } }} />);
  expect(screen.queryByText(/Can't wait/)).toBeNull();
  expect(screen.getByText("at any hour.", { exact: false })).toBeVisible();
});

test("asking for a visit takes the concern and the service along", () => {
  render(<ConcernTemplate data={{ concern: walksOnToes }} />);
  expect(screen.getByRole("link", { name: "Ask for a visit" })).toHaveAttribute(
    "data-prefill",
    "I would like to ask about: Physical Therapy\nWhat I see at home: Walks on toes\nMy child's age: ",
  );
});

test("families see where it comes from and who approved it, but nothing of an approval that is missing", () => {
  const { rerender } = render(<ConcernTemplate data={{ concern: walksOnToes }} />);
  expect(screen.getByRole("link", { name: "cdc.gov (opens in a new tab)" })).toBeVisible();
  expect(screen.getByText(/Approved by Ana Moe, DPT on/)).toHaveTextContent("November 27, 2026");
  rerender(<ConcernTemplate data={{ concern: noAir }} />);
  expect(screen.queryByText(/Approved/)).toBeNull();
});

test("the page says nothing of its own in English on a page in another language", () => {
  const { container } = render(
    <WordsContext value={pseudoCatalog}>
      <ConcernTemplate data={{ concern: walksOnToes }} />
    </WordsContext>,
  );
  expect(englishWordsIn(container, [walksOnToes, clinic])).toEqual([]);
});
