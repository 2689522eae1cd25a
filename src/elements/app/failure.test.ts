/** @jest-environment jsdom */
import { button, setUpLiveParts } from "./live-parts.fixtures";

const fetched = jest.fn();
Element.prototype.scrollIntoView = jest.fn();
beforeEach(async () => {
  fetched.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
  globalThis.fetch = fetched;
  delete document.body.dataset.failed;
  jest.resetModules();
  const { explainFailures } = await import("./explain-failure");
  explainFailures();
});
// The listeners of each test outlive it: for them, nothing is missing any longer.
afterEach(() => {
  for (const script of document.scripts) script.dispatchEvent(new Event("load"));
});
setUpLiveParts();

const form = () => document.querySelector("form");
const notice = () => document.querySelector<HTMLElement>("#load-failure");
const shownCauses = () =>
  notice()?.hidden
    ? []
    : Array.from(document.querySelectorAll("[data-cause]:not([hidden])"), ({ textContent }) => textContent);
const outside = "https://elsewhere.example/x.js";

function failToLoad(src: string, element = "script") {
  const failed = Object.assign(document.createElement(element), { src });
  document.body.append(failed);
  failed.dispatchEvent(new Event("error"));
}

const page = '<!DOCTYPE html><html><template data-compilation="a9fb41">';

/** Lets the website answer with a page, and with a status for scripts: 0 is no answer. */
function answer(text: string, status = 200, scriptStatus = 200) {
  fetched.mockImplementation(async (_, { method }) => {
    if (method === "HEAD" && scriptStatus === 0) throw new TypeError("Blocked");
    return { status: method === "HEAD" ? scriptStatus : status, text: async () => text };
  });
}

test.each([
  ["one of our scripts does not load", 0, () => failToLoad("/app-24.js")],
  [
    "one of our scripts throws",
    2000,
    () => window.dispatchEvent(new ErrorEvent("error", { filename: `${location.origin}/app-24.js` })),
  ],
  ["a promise is rejected", 2000, () => window.dispatchEvent(new Event("unhandledrejection"))],
  ["a click has waited too long", 10_000, () => button("Send").click()],
])("%s: what does nothing is removed, the form stays, and the page says why", async (_, wait, fail) => {
  fail();
  await jest.advanceTimersByTimeAsync(Math.max(0, wait - 1));
  expect(shownCauses()).toHaveLength(wait === 0 ? 1 : 0);
  await jest.advanceTimersByTimeAsync(1);
  expect(shownCauses()).toEqual(["No connection."]);
  expect(form()).toContainElement(button("Send"));
  expect(button("Calendar")).toBeUndefined();
});

test.each([
  ["a third-party script does not load", () => failToLoad(outside)],
  ["a picture does not load", () => failToLoad("/picture.png", "img")],
  ["a third-party script throws", () => window.dispatchEvent(new ErrorEvent("error", { filename: outside }))],
  [
    "React runs anyway",
    () => {
      window.dispatchEvent(new Event("unhandledrejection"));
      document.dispatchEvent(new Event("hydrated"));
    },
  ],
])("%s: the page is unchanged", async (_, happen) => {
  happen();
  await jest.runAllTimersAsync();
  expect(notice()).not.toBeVisible();
  expect(button("Calendar")).toBeVisible();
});

test.each<[string, string, () => unknown]>([
  ["the website does not answer", "No connection.", () => undefined],
  [
    "the website never answers",
    "No connection.",
    () =>
      fetched.mockImplementation(
        (_, { signal }) => new Promise((__, reject) => signal.addEventListener("abort", reject)),
      ),
  ],
  ["the website has an error", "No connection.", () => answer("", 502)],
  ["the service worker answers", "No connection.", () => answer(page.replace("<html", "<html data-stored"))],
  ["the website is another build", "The site has changed.", () => answer(page.replace("a9fb41", "b7"))],
  ["the script is gone", "The site has changed.", () => answer(page, 200, 404)],
  ["page and script are there", "Something stopped it.", () => answer(page)],
  ["the page is there, but the script is not", "Something stopped it.", () => answer(page, 200, 0)],
])("a script does not load and %s: %s", async (_, words, prepare) => {
  prepare();
  failToLoad("/app-24.js");
  await jest.advanceTimersByTimeAsync(5000);
  expect(shownCauses()).toEqual([words]);
});
