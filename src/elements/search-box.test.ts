/** @jest-environment jsdom */
import userEvent from "@testing-library/user-event";
import { pack } from "../search/pack";
import { train } from "../search/train";
import { startSearch } from "./search-box";

/** A search file that is learned from phrases by answer, of which one is an emergency. */
function fileOf(phrases: Readonly<Record<string, readonly string[]>>) {
  const model = train(
    Object.entries(phrases).flatMap(([answer, own]) => own.map((phrase) => ({ phrase, answer }))),
  );
  const answers = model.answers.map((id) => {
    if (id === "es") return { id, name: "", path: "", isEmergency: false, language: id };
    return {
      id,
      name: `Page of ${id}`,
      path: id === "none" ? "" : `/concerns/${id}`,
      isEmergency: id === "burned",
    };
  });
  const thresholds = { alarm: 0.4, silence: 0.5, danger: 0.5, least: 0.4 };
  return { answers, thresholds, known: [], weights: pack(model.weights) };
}
const files = {
  en: fileOf({
    burned: ["burned his hand", "hot coffee spilled on her", "burn from the stove"],
    es: ["camina de puntitas", "siempre anda de puntitas", "dolor de oído"],
    milestones: ["milestones at 9 months", "what should a 2 year old do", "baby milestones"],
    none: ["pizza near me", "moose in the yard", "car parts"],
    tiptoes: ["walks on toes", "toe walking", "always on tiptoe"],
  }),
  es: fileOf({
    oído: ["dolor de oído", "se jala la oreja"],
    puntitas: ["camina de puntitas", "anda de puntas"],
  }),
};

const box = document.createElement("div");
const answers = () => Array.from(box.querySelectorAll("ol a"), (link) => link.textContent);
const status = () => box.querySelector("p")?.textContent;
const leaving = new AbortController();

beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = jest.fn();
  serve("en", "es");
  Object.assign(box.dataset, {
    files: "/search/{language}.json",
    language: "en",
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

/** Serves the files of some languages. */
const serve = (...languages: (keyof typeof files)[]) =>
  jest.mocked(fetch).mockImplementation(async (url) => {
    const language = languages.find((each) => url === `/search/${each}.json`);
    if (language === undefined) throw new TypeError("Failed to fetch");
    return { json: async () => files[language] } as Response;
  });

const field = () => box.querySelector("input") as HTMLInputElement;
const typist = (delay: number) => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay });

/** Types letter by letter. */
async function type(words: string): Promise<void> {
  await typist(80).type(field(), words);
  await jest.advanceTimersByTimeAsync(200);
}

/** Starts the search with what the server answers, and types. */
async function ask(words: string): Promise<void> {
  await startSearch(box, leaving.signal);
  await type(words);
}

test.each([
  ["he walks on his toes", "Page of tiptoes", "The best first", false],
  ["burned by the stove", "Page of burned", "The most urgent first", true],
])("%s: %s answers first, %s, and the lists make room", async (typed, first, said, isUrgent) => {
  await ask(typed);
  expect(answers()[0]).toBe(first);
  expect(status()).toBe(said);
  expect(box.querySelector("ol a")?.hasAttribute("data-urgent")).toBe(isUrgent);
  expect(box.querySelector("[data-lists]")).not.toBeVisible();
});

test("Enter goes to the first answer, unless it confirms what an input method has composed", async () => {
  await ask("he walks on his toes");
  const press = (isComposing: boolean) =>
    field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing, bubbles: true }));
  press(true);
  expect(field()).toHaveFocus();
  press(false);
  expect(box.querySelector("ol a")).toHaveFocus();
});

test.each([
  ["milestones at 12 months", "#months-12"],
  ["what should a 2 year old do", "#months-24"],
  ["baby milestones", ""],
])("%s: the page of milestones opens at %j", async (typed, anchor) => {
  await ask(typed);
  expect(box.querySelector("ol a")).toHaveAttribute("href", `/concerns/milestones${anchor}`);
});

test("nothing fits: it says so kindly, and the words go along to the form", async () => {
  await ask("moose in the yard");
  expect(answers()).toEqual([]);
  expect(status()).toBe("Not sure");
  expect(box.querySelector("[data-ways]")).toBeVisible();
  expect(box.querySelector("[data-prefill]")).toHaveAttribute("data-prefill", "I see: moose in the yard");
  expect(box.querySelector("[data-lists]")).toBeVisible();
});

test("who asks before the answers follow takes all words along", async () => {
  await ask("moose");
  await typist(20).type(field(), " in the yard");
  expect(box.querySelector("[data-prefill]")).toHaveAttribute("data-prefill", "I see: moose in the yard");
});

test("a search that did not load says so until it does, and is asked for again with the next key", async () => {
  serve();
  await startSearch(box, leaving.signal);
  expect(status()).toBe("Did not load");
  await type("toe walki");
  expect(status()).toBe("Did not load");
  serve("en");
  await type("ng");
  expect(answers()[0]).toBe("Page of tiptoes");
  expect(status()).toBe("The best first");
});

test("words in another language get the answers in it, which are loaded when they are needed", async () => {
  serve("en");
  await ask("camina de puntitas");
  expect(status()).toBe("Did not load");
  serve("en", "es");
  await type(" todo");
  expect(answers()[0]).toBe("Page of puntitas");
  expect(box.querySelector("ol")).toHaveAttribute("lang", "es");
  await type("{Control>}a{/Control}{Backspace}toe walking");
  expect(answers()[0]).toBe("Page of tiptoes");
  expect(box.querySelector("ol")).toHaveAttribute("lang", "en");
});

test("answers that do not need the search of another language keep the focus when it loads late", async () => {
  await ask("toe walking");
  let arrive = (_: Response) => {};
  jest.mocked(fetch).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  for (const words of ["camina de puntitas", "toe walking"])
    await type(`{Control>}a{/Control}{Backspace}${words}`);
  box.querySelector<HTMLElement>("ol a")?.focus();
  arrive({ json: async () => files.es } as Response);
  await jest.advanceTimersByTimeAsync(0);
  expect(box.querySelector("ol a")).toHaveFocus();
});

test("an emptied field shows the lists again", async () => {
  await ask("toe walking{Backspace>11/}");
  expect(answers()).toEqual([]);
  expect(status()).toBe("");
  expect(box.querySelector("[data-lists]")).toBeVisible();
});
