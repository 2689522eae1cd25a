/** @jest-environment jsdom */
import { printElement } from "./print-element";
import { refuse } from "./refuse.fixtures";

const marked = "[data-printing], [data-print-only], [data-around]";
const marks = () => document.querySelectorAll(marked).length;
const print = () => printElement(document.getElementById("book") as HTMLElement);
const send = (type: string) => window.dispatchEvent(new Event(type));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<main id="main"><p>Other words</p><section id="section"><ol id="book"></ol></section></main>';
});
afterEach(() => jest.useRealTimers());

/** Lets `print()` do this. */
function onPrint(act: (() => void) | undefined): void {
  Object.assign(window, { print: act });
}

test("while an element is printed, it, its ancestors and the page are marked, and nothing afterwards", async () => {
  let around: string[] = [];
  let part: string | undefined;
  onPrint(() => {
    part = document.querySelector("html[data-printing] [data-print-only]")?.id;
    around = Array.from(document.querySelectorAll("[data-around]"), ({ id }) => id);
    send("beforeprint");
    send("afterprint");
  });
  for (const _ of [1, 2]) {
    expect(await print()).toBe(true);
    expect(part).toBe("book");
    expect(around).toEqual(["main", "section"]);
    expect(marks()).toBe(0);
  }
});

test.each<[string, (() => void) | undefined]>([
  ["is missing", undefined],
  ["is not allowed", refuse],
])("a print() that %s: nothing is marked any longer, at once", async (_, act) => {
  onPrint(act);
  expect(await print()).toBe(false);
  expect(marks()).toBe(0);
});

test("a picture that does not come on a dead signal is waited for no longer than 3 seconds", async () => {
  const picture = Object.assign(new Image(), { decode: () => new Promise(() => {}) });
  document.querySelector("#book")?.append(picture);
  const asked = jest.fn(() => {
    send("beforeprint");
    send("afterprint");
  });
  onPrint(asked);
  const printed = print();
  await jest.advanceTimersByTimeAsync(2999);
  expect(asked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await printed).toBe(true);
});

test("a print() without effect: nothing is marked any longer after 3 seconds", async () => {
  onPrint(() => undefined);
  const printed = print();
  await jest.advanceTimersByTimeAsync(2999);
  expect(marks()).toBe(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(await printed).toBe(false);
  expect(marks()).toBe(0);
});

const signs = ["afterprint", "pointerdown", "keydown"];

test.each(signs)("a print() that returns before the dialog closes: the marks stay until %s", async (type) => {
  onPrint(() => setTimeout(() => send("beforeprint"), 500));
  const printed = print();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(marks()).toBe(4);
  send(type);
  expect(await printed).toBe(true);
  expect(marks()).toBe(0);
});

test("two presses at once leave nothing behind", async () => {
  onPrint(() => send("afterprint"));
  await Promise.all([print(), print()]);
  expect(marks()).toBe(0);
});
