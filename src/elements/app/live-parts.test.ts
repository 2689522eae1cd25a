/** @jest-environment jsdom */
import { button, comeNear, setUpLiveParts } from "./live-parts.fixtures";

setUpLiveParts();

const started = () => document.body.querySelectorAll(":scope > script[data-late]").length;
const note = () => document.getElementById("waiting-note")?.textContent;
const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const send = (type: string, target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));

test("nothing starts by itself, nor by reading, scrolling and following links", () => {
  for (const type of ["scroll", "pointermove", "pointerdown", "keydown", "click"]) send(type, find("a"));
  jest.runAllTimers();
  expect(started()).toBe(0);
});

test.each(["pointerdown", "focusin", "input", "click"])("%s in a live part starts React once", (type) => {
  send(type, find("form p"));
  send(type, find("form input"));
  expect(started()).toBe(1);
  expect(window).toMatchObject({ pagePath: "/", ___webpackCompilationHash: "a9fb41" });
});

test("a mouse over a field starts React, but not one over the words beside it", () => {
  send("pointerover", find("form p"));
  expect(started()).toBe(0);
  send("pointerover", find("form input"));
  expect(started()).toBe(1);
});

test.each(["scroll", "pointermove", "pointerdown", "keydown"])(
  "a part that moves by itself starts React when it is near the screen after the first %s",
  (type) => {
    comeNear();
    expect(started()).toBe(0);
    send(type, find("a"));
    expect(started()).toBe(0);
    comeNear();
    expect(started()).toBe(1);
  },
);

test("a page that is scrolled when its script runs needs no further interaction", () => {
  Object.defineProperty(window, "scrollY", { configurable: true, value: 500 });
  comeNear();
  expect(started()).toBe(0);
  jest.advanceTimersToNextFrame();
  comeNear();
  expect(started()).toBe(1);
  Object.defineProperty(window, "scrollY", { configurable: true, value: 0 });
});

test("a draft that was stored on another page starts React when the page is shown again", () => {
  sessionStorage.setItem("draft", "Hello");
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(started()).toBe(1);
  sessionStorage.clear();
});

test.each([
  ["/about/", "/about"],
  ["/about", "/about"],
  ["/about/index.html", "/about"],
  ["/index.html", "/"],
  ["/404.html", "/404.html"],
])("the URL %s shows the page %s", (url, path) => {
  history.replaceState(null, "", url);
  send("click", find("form"));
  expect(window).toMatchObject({ pagePath: path });
  history.replaceState(null, "", "/");
});

test("a wait that is long enough to be noticed is announced until React runs", () => {
  find("[name=name]").focus();
  jest.advanceTimersByTime(199);
  expect(note()).toBe("");
  jest.advanceTimersByTime(1);
  expect(note()).toBe("One moment, this part is loading…");
  document.dispatchEvent(new Event("hydrated"));
  expect(note()).toBe("");
});

test("a short wait is not announced", () => {
  find("[name=name]").focus();
  document.dispatchEvent(new Event("hydrated"));
  jest.runAllTimers();
  expect(note()).toBe("");
});

test("repeats each press that needed React once, when it runs", () => {
  const clicked: Element[] = [];
  button("Calendar").click();
  button("Calendar").click();
  find("[name=date]").click();
  find("a").click();
  const record = ({ target }: Event) => void clicked.push(target as Element);
  document.addEventListener("click", record);
  document.dispatchEvent(new Event("hydrated"));
  document.removeEventListener("click", record);
  expect(clicked).toEqual([button("Calendar"), find("[name=date]")]);
});
