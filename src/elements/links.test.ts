/** @jest-environment jsdom */
import { timings } from "../browser/timings";
import { handleLinks, movedTo, scrollToFirstHash } from "./links";

describe("links", () => {
  handleLinks();
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;

  // jsdom cannot follow links.
  const left = jest.fn();
  document.addEventListener("click", (event) => {
    if (!event.defaultPrevented) left();
    event.preventDefault();
  });

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    history.replaceState(null, "", "/our-team?utm_source=card");
    document.body.innerHTML = `
    <a id="delayed" href="#rosa" data-scroll-delay="150">Rosa</a>
    <a id="to-ben" href="#ben" data-scroll-delay="150">Ben</a>
    <a id="to-moving" href="#moving" data-scroll-delay="150">Moving</a>
    <a id="plain" href="#rosa">Rosa</a>
    <a id="elsewhere" href="/about#rosa" data-scroll-delay="100">About</a>
    <a id="switch" href="/es/personal" hreflang="es">Español</a>
    <a id="home" href="/es" hreflang="es">Español</a>
    <article id="rosa"><h3>Rosa</h3></article>
    <article id="ben"><p>No heading here</p></article>
    <details id="moving"><summary tabindex="0">Moving</summary></details>`;
  });
  afterEach(() => jest.useRealTimers());

  const click = (id: string, keys = {}) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

  test.each([
    ["the heading of a section", "delayed", "H3"],
    ["the element itself if it has no heading", "to-ben", "ARTICLE"],
    ["the summary of a disclosure", "to-moving", "SUMMARY"],
  ])("a link with a delay scrolls after it, and the focus goes to %s", (_, id, focused) => {
    click(id);
    expect(location.search).toBe("?utm_source=card");
    expect(location.hash).toBe(document.getElementById(id)?.getAttribute("href"));
    jest.advanceTimersByTime(149);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.tagName).toBe(focused);
  });

  test("a disclosure is opened, and its summary stays a stop of the Tab key", () => {
    click("to-moving");
    jest.runAllTimers();
    expect(document.querySelector("details")).toHaveProperty("open", true);
    expect(document.querySelector("summary")).toHaveProperty("tabIndex", 0);
  });

  test.each([
    ["switch", "/es/personal?utm_source=card#rosa"],
    ["home", "/es"],
  ])("a link to this page in another language keeps its section, one to Home does not: %s", (id, href) => {
    document.head.innerHTML = `
    <link rel="alternate" hreflang="es" type="application/atom+xml" href="http://localhost/closures.xml">
    <link rel="alternate" hreflang="es" href="https://clinic.example/es/personal">`;
    location.hash = "#rosa";
    click(id);
    expect(document.getElementById(id)).toHaveProperty("href", `http://localhost${href}`);
  });

  test.each([
    ["a link without a delay", "plain", {}],
    ["a link to another page", "elsewhere", {}],
    ["a click with Ctrl held", "delayed", { ctrlKey: true }],
    ["a click with Shift held", "delayed", { shiftKey: true }],
  ])("%s is left to the browser", (_, id, keys) => {
    click(id, keys);
    jest.runAllTimers();
    expect(left).toHaveBeenCalledTimes(1);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

test.each([
  ["is kept for this tab", {}, "I see: "],
  ["of a link that opens another tab is not kept for this one", { ctrlKey: true }, null],
])("the beginning of a message %s", (_, keys, kept) => {
  document.body.innerHTML = `<a href="/contact" data-prefill="I see: ">Ask</a>`;
  sessionStorage.clear();
  document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, ...keys }));
  expect(sessionStorage.getItem("beginning:appointment")).toBe(kept);
});

describe("first hash", () => {
  let reaches: (isIntersecting: boolean) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, "IntersectionObserver").mockImplementation((onChange) => {
      let isWatching = true;
      const observer = { observe: () => {}, disconnect: () => (isWatching = false) };
      reaches = (isIntersecting) => {
        if (isWatching) onChange([{ isIntersecting } as IntersectionObserverEntry], observer as never);
      };
      return observer as never;
    });
    reaches = () => {};
    performance.getEntriesByType = () => [];
    Element.prototype.scrollIntoView = jest.fn();
    document.body.innerHTML = `<button>Menu</button><section id="pay"><h2>How to Pay</h2></section>`;
    history.replaceState(null, "", "/appointment#pay");
  });
  afterEach(() => {
    jest.useRealTimers();
    delete window.earlyPress;
  });

  const heading = () => document.querySelector("h2");
  const anchorAt = (top: number) =>
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 390, 200));

  /** Loads the page with its anchor below the screen, as a slow browser shows it before its own scroll. */
  function loadSlowly(): void {
    anchorAt(5000);
    scrollToFirstHash();
    jest.advanceTimersByTime(timings.hashScroll + 20);
    reaches(false);
  }

  test.each([
    ["turns the wheel", () => dispatchEvent(new Event("wheel"))],
    ["touches the screen", () => dispatchEvent(new Event("pointerdown"))],
    ["presses a key", () => dispatchEvent(new KeyboardEvent("keydown", { key: "End" }))],
    ["focuses something", () => document.querySelector("button")?.focus()],
  ])("a visitor who %s first is left alone", (_, act) => {
    loadSlowly();
    act();
    reaches(true);
    expect(heading()).not.toHaveFocus();
  });

  test("a visitor who has touched the screen before the script came is left alone", () => {
    jest.replaceProperty(window, "scrollY", 900);
    window.earlyPress = new Event("pointerdown");
    loadSlowly();
    reaches(true);
    expect(document.body).toHaveFocus();
  });

  test.each([
    ["scrolls to it later", 0],
    ["pauses on its way to it", 900],
  ])("the heading gets the focus when a slow browser %s", (_, scrollY) => {
    jest.replaceProperty(window, "scrollY", scrollY);
    loadSlowly();
    expect(document.body).toHaveFocus();
    reaches(true);
    expect(heading()).toHaveFocus();
  });
});

describe("the old address of a section", () => {
  test.each([
    ["leads to where the section is now", "travel", "/getting-here#travel"],
    ["of a concern leads to its page", "drools", "http://localhost/concerns/drools"],
    ["leads nowhere if the section is still here", "before", undefined],
    ["leads nowhere if there never was such a section", "constructor", undefined],
  ])("%s", (_, id, address) => {
    document.body.innerHTML = `<main id="main" data-moved='[["travel","/getting-here#travel"]]'>
      <h2 id="before">Before</h2><a id="drools" href="/concerns/drools">Drools</a></main>`;
    expect(movedTo(id)).toBe(address);
  });

  test("a page without old addresses leads nowhere", () => {
    document.body.innerHTML = "";
    expect(movedTo("travel")).toBeUndefined();
  });
});
