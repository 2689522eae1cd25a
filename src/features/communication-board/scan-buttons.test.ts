/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { scanButtons } from "./scan-buttons";

let stop: () => void;
const [chosen, onStop] = [jest.fn(), jest.fn()];
const find = (id: string) => document.getElementById(id) as HTMLElement;
const marked = () => [...document.querySelectorAll(".marked")].map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `
    <div id="page" tabindex="-1"><section id="area"><p id="words">Words</p><button id="a"></button><button id="b"></button><button id="c"></button>
      <div data-scan-tools><button id="tool"></button><select id="pace"></select></div></section></div>
    <a id="link" href="#area">Link</a>`;
  const buttons = ["a", "b", "c"].map(find);
  for (const button of buttons) button.addEventListener("click", () => chosen(button.id));
  find("tool").addEventListener("click", () => chosen("tool"));
  stop = scanButtons({ area: find("area"), buttons, pace: 1000, onStop });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([" ", "Enter"])("the key %j chooses the marked button, and clicks nothing else", (key) => {
  jest.advanceTimersByTime(1000);
  expect(fireEvent.keyDown(find("a"), { key })).toBe(false);
  expect(fireEvent.keyUp(find("a"), { key })).toBe(false);
  expect(chosen.mock.calls).toEqual([["b"]]);
});

test("a key that is held down chooses once", () => {
  fireEvent.keyDown(document.body, { key: " " });
  fireEvent.keyDown(document.body, { key: " ", repeat: true });
  expect(chosen).toHaveBeenCalledTimes(1);
});

test.each(["words", "c"])("a press on %s chooses the marked button", (id) => {
  find(id).click();
  expect(chosen.mock.calls).toEqual([["a"]]);
});

test("after a choice, the marked button gets its full time again", () => {
  jest.advanceTimersByTime(900);
  find("words").click();
  jest.advanceTimersByTime(900);
  expect(marked()).toEqual(["a"]);
  jest.advanceTimersByTime(100);
  expect(marked()).toEqual(["b"]);
});

test("the tools do what they always do", () => {
  find("tool").click();
  fireEvent.keyDown(find("pace"), { key: " " });
  expect(chosen.mock.calls).toEqual([["tool"]]);
});

test("Escape asks to stop, and so does a focus outside the part", () => {
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onStop).toHaveBeenCalledTimes(1);
  for (const id of ["a", "page"]) find(id).focus();
  expect(onStop).toHaveBeenCalledTimes(1);
  find("link").focus();
  expect(onStop).toHaveBeenCalledTimes(2);
});

test("once stopped, nothing is marked, and keys and presses are as before", () => {
  stop();
  jest.advanceTimersByTime(5000);
  expect(marked()).toEqual([]);
  expect(fireEvent.keyDown(document.body, { key: " " })).toBe(true);
  find("c").click();
  expect(chosen.mock.calls).toEqual([["c"]]);
});
