/** @jest-environment jsdom */
import { button, setUpLiveParts } from "./live-parts.fixtures";

setUpLiveParts();

const form = () => document.querySelector("form");
const call = () => document.querySelector<HTMLAnchorElement>('a[href="tel:1"]');
const elsewhere = "https://elsewhere.example/x.js";

function failToLoad(src: string, element = "script") {
  const failed = Object.assign(document.createElement(element), { src });
  document.body.append(failed);
  failed.dispatchEvent(new Event("error"));
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
])("%s: the page shows what works without React", (_, wait, fail) => {
  fail();
  jest.advanceTimersByTime(Math.max(0, wait - 1));
  expect(Boolean(call())).toBe(wait === 0);
  jest.advanceTimersByTime(1);
  expect(call()).not.toBeNull();
  expect(form()).toBeNull();
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
])("%s: the page is unchanged", (_, happen) => {
  happen();
  jest.runAllTimers();
  expect(call()).toBeNull();
  expect(form()).not.toBeNull();
});

test("a form that the visitor has started to fill in stays, without its button", () => {
  const name = document.querySelector<HTMLInputElement>("[name=name]");
  if (name) name.value = "Ana";
  failToLoad("/app-24.js");
  expect(call()).not.toBeNull();
  expect(form()?.contains(name)).toBe(true);
  expect(button("Send")).toBeUndefined();
});

test("one part of the page can do so by itself", () => {
  form()?.dispatchEvent(new Event("without-script", { bubbles: true }));
  expect(button("Send")).toBeUndefined();
  expect(button("Calendar")).not.toBeUndefined();
  expect(call()).toBeNull();
});
