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
const settle = () => jest.advanceTimersByTimeAsync(0);
const elsewhere = "https://elsewhere.example/x.js";

function failToLoad(src: string, element = "script") {
  const failed = Object.assign(document.createElement(element), { src });
  document.body.append(failed);
  failed.dispatchEvent(new Event("error"));
  return failed;
}

/** Lets the website answer with pages of a build, and with this status for scripts. */
function answer(build: string, status = 200) {
  fetched.mockImplementation(async (_, { method }) =>
    method === "HEAD"
      ? { status, text: async () => "" }
      : { status: 200, text: async () => `<!DOCTYPE html><html><template data-compilation="${build}">` },
  );
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
  ["a third-party script does not load", () => failToLoad(elsewhere)],
  ["a picture does not load", () => failToLoad("/picture.png", "img")],
  [
    "a third-party script throws",
    () => window.dispatchEvent(new ErrorEvent("error", { filename: elsewhere })),
  ],
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

const stored = "<!DOCTYPE html><html data-stored><template data-compilation=a9fb41>";
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
  [
    "the website has an error",
    "No connection.",
    () => fetched.mockResolvedValue({ status: 502, text: async () => "" }),
  ],
  [
    "the service worker answers",
    "No connection.",
    () => fetched.mockResolvedValue({ status: 200, text: async () => stored }),
  ],
  ["the website is another build", "The site has changed.", () => answer("b7")],
  ["the script is gone", "The site has changed.", () => answer("a9fb41", 404)],
  ["page and script are there", "Something stopped it.", () => answer("a9fb41")],
  [
    "the page is there, but the script does not answer",
    "Something stopped it.",
    () => {
      answer("a9fb41");
      const answered = fetched.getMockImplementation();
      fetched.mockImplementation((url, options) =>
        options.method === "HEAD" ? Promise.reject(new TypeError("Blocked")) : answered?.(url, options),
      );
    },
  ],
])("a script does not load and %s: %s", async (_, words, prepare) => {
  prepare();
  failToLoad("/app-24.js");
  await jest.advanceTimersByTimeAsync(5000);
  expect(shownCauses()).toEqual([words]);
});

test("the notice disappears when the script loads later", async () => {
  const script = failToLoad("/calendar-7.js");
  await settle();
  document.dispatchEvent(new Event("hydrated"));
  expect(notice()).toBeVisible();
  script.dispatchEvent(new Event("load"));
  expect(notice()).not.toBeVisible();
});

test("a form that can't be sent leads to the notice, and is not submitted natively", async () => {
  failToLoad("/app-24.js");
  await settle();
  const submit = new Event("submit", { bubbles: true, cancelable: true });
  form()?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(notice()).toHaveFocus();
});

test("one part of the page can fail by itself", async () => {
  document
    .querySelector("[role=search]")
    ?.parentElement?.dispatchEvent(new Event("without-script", { bubbles: true }));
  await settle();
  expect(document.querySelector("[role=search]")).toBeNull();
  expect(button("Calendar")).toBeVisible();
  expect(shownCauses()).toEqual(["No connection."]);
});
