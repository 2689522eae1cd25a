/** @jest-environment jsdom */
import { browser, button, setUpLoader } from "./deferred-script-loader.fixtures";

describe("the loader in a page", () => {
  setUpLoader();

  const started = () => document.body.querySelectorAll(":scope > script[data-late]").length;

  test("starts the scripts once, when the page has loaded and painted and the browser is idle", () => {
    window.dispatchEvent(new Event("pageshow"));
    browser.whenPainted?.("first-paint");
    expect(browser.whenIdle).toBeUndefined();
    browser.whenPainted?.("first-contentful-paint");
    expect(started()).toBe(0);
    browser.whenIdle?.();
    jest.runAllTimers();
    expect(started()).toBe(1);
    expect(window).toMatchObject({ pagePath: "/", ___webpackCompilationHash: "a9fb41" });
  });

  test("starts the scripts 1.5 s after load if the browser is never idle", () => {
    jest.runAllTimers();
    expect(started()).toBe(0);
    window.dispatchEvent(new Event("pageshow"));
    jest.advanceTimersByTime(1500);
    expect(started()).toBe(1);
  });

  test.each(["pointerdown", "keydown", "click"])("starts the scripts on the first %s", (type) => {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(started()).toBe(1);
  });

  test.each([
    ["/about/", "/about"],
    ["/about", "/about"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["/404.html", "/404.html"],
  ])("the URL %s shows the page %s", (url, path) => {
    history.replaceState(null, "", url);
    document.body.dispatchEvent(new Event("click", { bubbles: true }));
    expect(window).toMatchObject({ pagePath: path });
    history.replaceState(null, "", "/");
  });

  test("replays each click that needed JavaScript once after hydration", () => {
    const date = document.querySelector<HTMLElement>("[name=date]");
    const clicked: string[] = [];
    button("Calendar").click();
    button("Calendar").click();
    button("Menu").click();
    date?.click();
    document.querySelector("a")?.click();
    document.addEventListener("click", ({ target }) => clicked.push((target as Element).outerHTML));
    document.dispatchEvent(new Event("hydrated"));
    expect(clicked).toEqual([button("Calendar"), button("Menu"), date].map((one) => one?.outerHTML));
  });

  test("delays a form submit until hydration, and then submits once", () => {
    const sent: boolean[] = [];
    const note = (event: Event) => {
      sent.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("submit", note);
    button("Send").click();
    button("Send").click();
    expect(sent).toEqual([true, true]);
    document.dispatchEvent(new Event("hydrated"));
    expect(sent).toEqual([true, true, false]);
    document.removeEventListener("submit", note);
  });
});
