/** @jest-environment jsdom */
import { getItem, prefillName } from "../browser/session-storage";
import { handleLinks } from "./links";

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
    <a id="plain" href="#rosa">Rosa</a>
    <a id="elsewhere" href="/about#rosa" data-scroll-delay="100">About</a>
    <a id="broken" href="#%E0%A4%A" data-scroll-delay="100">Broken</a>
    <a id="switch" href="/es/personal" hreflang="es">Español</a>
    <a id="home" href="/es" hreflang="es">Español</a>
    <a id="ask" href="/contact#form" data-prefill="What I see at home: ">Ask</a>
    <article id="rosa"><h3>Rosa</h3></article>`;
});
afterEach(() => jest.useRealTimers());

const click = (id: string, keys = {}) =>
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));

test("a link with a delay scrolls after it, and focuses the heading", () => {
  click("delayed");
  expect(location.href).toMatch(/\/our-team\?utm_source=card#rosa$/);
  jest.advanceTimersByTime(149);
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.querySelector("h3")).toHaveFocus();
});

test.each([
  ["switch", "/es/personal?utm_source=card#rosa"],
  ["home", "/es"],
])(
  "the link to the same page in another language leads to the same section, and one to its Home does not: %s",
  (id, href) => {
    document.head.innerHTML = `
    <link rel="alternate" hreflang="es" type="application/atom+xml" href="http://localhost/closures.xml">
    <link rel="alternate" hreflang="es" href="https://clinic.example/es/personal">`;
    location.hash = "#rosa";
    click(id);
    expect(document.getElementById(id)).toHaveProperty("href", `http://localhost${href}`);
  },
);

test("the URL of the page adds no history entry", () => {
  const { length } = history;
  click("delayed");
  expect(history).toHaveLength(length + 1);
  click("delayed");
  expect(history).toHaveLength(length + 1);
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

test("a hash that is not valid UTF-8 leads nowhere", () => {
  click("broken");
  expect(() => jest.runAllTimers()).not.toThrow();
  expect(scrolled).not.toHaveBeenCalled();
});

test("a link can hold the beginning of a message, for the next page", () => {
  click("ask");
  expect(getItem(prefillName("appointment"))).toBe("What I see at home: ");
});
