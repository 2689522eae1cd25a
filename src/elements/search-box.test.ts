/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { pack } from "../search/pack";
import { train } from "../search/train";
import { startSearch } from "./search-box";

const examples = Object.entries({
  burned: ["burned his hand", "hot coffee spilled on her", "burn from the stove"],
  milestones: ["milestones at 9 months", "what should a 2 year old do", "baby milestones"],
  none: ["pizza near me", "moose in the yard", "car parts"],
  tiptoes: ["walks on toes", "toe walking", "always on tiptoe"],
}).flatMap(([answer, phrases]) => phrases.map((phrase) => ({ phrase, answer })));
const model = train(examples);
const file = {
  answers: model.answers.map((id) => ({
    id,
    name: `Page of ${id}`,
    path: `/concerns/${id}`,
    isEmergency: id === "burned",
  })),
  thresholds: { alarm: 0.4, silence: 0.5, danger: 0.5, least: 0.4 },
  weights: pack(model.weights),
};

const box = document.createElement("div");
const answers = () => Array.from(box.querySelectorAll("ol a"), (link) => link.textContent);
const status = () => box.querySelector("p")?.textContent;
const leaving = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn();
  serve();
  Object.assign(box.dataset, {
    file: "/search/en.json",
    loading: "One moment",
    found: "The best first",
    urgent: "The most urgent first",
    unknown: "Not sure",
    failed: "Did not load",
    message: "I see: {typed}",
  });
  box.innerHTML = `<input><p role="status"></p><ol data-answers="answer"></ol>
    <div data-ways hidden><a href="/contact" data-prefill="">Ask</a></div><div data-lists></div>`;
  document.body.replaceChildren(box);
});
afterEach(() => jest.useRealTimers());
afterAll(() => leaving.abort());

const serve = () =>
  jest.mocked(fetch).mockImplementation(async () => ({ json: async () => file }) as Response);

/** Starts the search with what the server answers, and types letter by letter. */
async function type(words: string): Promise<void> {
  await startSearch(box, leaving.signal);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 80 });
  await user.type(box.querySelector("input") as HTMLElement, words);
  jest.advanceTimersByTime(200);
}

test.each([
  ["he walks on his toes", "Page of tiptoes", "The best first", false],
  ["burned by the stove", "Page of burned", "The most urgent first", true],
])("%s: %s answers first, %s, and the lists make room", async (typed, first, said, isUrgent) => {
  await type(typed);
  expect(answers()[0]).toBe(first);
  expect(status()).toBe(said);
  expect(box.querySelector("ol a")?.hasAttribute("data-urgent")).toBe(isUrgent);
  expect(box.querySelector("[data-lists]")).not.toBeVisible();
});

test("Enter goes to the first answer, unless it confirms what an input method has composed", async () => {
  await type("he walks on his toes");
  const field = box.querySelector("input");
  const press = (isComposing: boolean) =>
    field?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing, bubbles: true }));
  press(true);
  expect(field).toHaveFocus();
  press(false);
  expect(box.querySelector("ol a")).toHaveFocus();
});

test.each([
  ["milestones at 12 months", "#months-12"],
  ["what should a 2 year old do", "#months-24"],
  ["baby milestones", ""],
])("%s: the page of milestones opens at %j", async (typed, anchor) => {
  await type(typed);
  expect(box.querySelector("ol a")).toHaveAttribute("href", `/concerns/milestones${anchor}`);
});

test("nothing fits: it says so kindly, and the words go along to the form", async () => {
  await type("moose in the yard");
  expect(answers()).toEqual([]);
  expect(status()).toBe("Not sure");
  expect(box.querySelector("[data-ways]")).toBeVisible();
  expect(box.querySelector("[data-prefill]")).toHaveAttribute("data-prefill", "I see: moose in the yard");
  expect(box.querySelector("[data-lists]")).toBeVisible();
});

test("who asks before the answers follow takes all words along", async () => {
  await type("moose");
  const fast = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 20 });
  await fast.type(box.querySelector("input") as HTMLElement, " in the yard");
  expect(box.querySelector("[data-prefill]")).toHaveAttribute("data-prefill", "I see: moose in the yard");
});

test("a search that did not load says so until it does, and is asked for again with the next key", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  await startSearch(box, leaving.signal);
  expect(status()).toBe("Did not load");
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 80 });
  const field = box.querySelector("input") as HTMLElement;
  await user.type(field, "toe walki");
  jest.advanceTimersByTime(200);
  expect(status()).toBe("Did not load");
  serve();
  await user.type(field, "ng");
  jest.advanceTimersByTime(200);
  expect(answers()[0]).toBe("Page of tiptoes");
  expect(status()).toBe("The best first");
});

test("an emptied field shows the lists again", async () => {
  await type("toe walking{Backspace>11/}");
  expect(answers()).toEqual([]);
  expect(status()).toBe("");
  expect(box.querySelector("[data-lists]")).toBeVisible();
});
