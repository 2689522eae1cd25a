import { deferScripts } from "./defer-scripts";
import { pageOfGatsby } from "./defer-scripts.fixtures";
import { deferredScriptLoader } from "./deferred-script-loader";

const page = deferScripts(pageOfGatsby("/about"));

describe("deferring the scripts of a page", () => {
  test("Gatsby's script tags are in a template, unchanged", () => {
    expect(page).toContain(
      '<template id="late-scripts" data-compilation="a9fb41"><script src="/webpack-runtime-22.js" async></script><script src="/framework-89.js" integrity="sha384-x" async></script><script src="/app-24.js" async></script></template>',
    );
    const document = new DOMParser().parseFromString(page, "text/html");
    expect(document.scripts).toHaveLength(1);
    expect(document.scripts[0]?.textContent).toBe(deferredScriptLoader);
  });

  test("all pages have the same scripts", () => {
    expect(deferScripts(pageOfGatsby("/404.html"))).toBe(page);
  });

  test("it is idempotent, and keeps the comments by which Gatsby finds its scripts", () => {
    expect(deferScripts(page)).toBe(page);
    expect(page.match(/<!-- slice-(start|end) id="_gatsby-scripts-1" -->/g)).toHaveLength(2);
  });

  test("a page without Gatsby's scripts is unchanged", () => {
    const moved = "<script>location.replace('/contact')</script>";
    expect(deferScripts(moved)).toBe(moved);
  });

  test.each(['<script src="/app-24.js" async></script>', 'window.___webpackCompilationHash="a9"'])(
    "unexpected script markup stops the build: %s",
    (inside) => {
      const unknown = `<!-- slice-start id="_gatsby-scripts-1" -->${inside}<!-- slice-end id="_gatsby-scripts-1" -->`;
      expect(() => deferScripts(unknown)).toThrow("script tags have changed");
    },
  );
});

describe("the loader in a page", () => {
  const started = () => document.body.querySelectorAll(":scope > script[data-late]").length;
  let whenIdle: (() => void) | undefined;
  let whenPainted: ((name: string) => void) | undefined;

  beforeEach(() => {
    jest.useFakeTimers();
    whenIdle = whenPainted = undefined;
    window.requestIdleCallback = (act) => {
      whenIdle = () => act({ didTimeout: false, timeRemaining: () => 1 });
      return 0;
    };
    window.PerformanceObserver = class {
      constructor(act: (paints: object) => void) {
        whenPainted = (painted) =>
          act({ getEntriesByName: (name: string) => (name === painted ? [name] : []) });
      }
      observe() {}
    } as never;
    document.body.innerHTML = `
      <main data-defer-children><section></section><section></section><section></section></main>
      <footer></footer>
      <a href="#place">Link</a>
      <noscript>Call <a href="tel:1">us</a>.</noscript>
      <form data-replay-click action="/send"><input name="name"><input data-replay-click name="date" readonly><button type="submit">Send</button></form>
      <button type="button" data-replay-click>Calendar</button>
      <button type="button" popovertarget="menu">Menu</button>
      <template id="late-scripts" data-compilation="a9fb41"><script data-late type="text/plain"></script></template>`;
    // biome-ignore lint/security/noGlobalEval: as the browser runs it
    window.eval(deferredScriptLoader);
  });

  afterEach(() => {
    document.dispatchEvent(new Event("hydrated"));
    jest.useRealTimers();
  });

  const button = (name: string) =>
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement;

  test("starts the scripts once, when the page has loaded and painted and the browser is idle", () => {
    window.dispatchEvent(new Event("pageshow"));
    whenPainted?.("first-paint");
    expect(whenIdle).toBeUndefined();
    whenPainted?.("first-contentful-paint");
    expect(started()).toBe(0);
    whenIdle?.();
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

  test.each(["pointerdown", "hydrated"])(
    "lays out one section per idle callback, and the rest on %s",
    (end) => {
      const page = document.documentElement.dataset;
      const parts = [...document.querySelectorAll<HTMLElement>("section,footer")];
      page.deferLayout = "";
      window.dispatchEvent(new Event("pageshow"));
      whenPainted?.("first-contentful-paint");
      whenIdle?.();
      document.dispatchEvent(new Event(end));
      expect(page).not.toHaveProperty("deferLayout");
      whenIdle?.();
      expect(parts.map(({ style }) => style.contentVisibility)).toEqual(["", "", "visible", ""]);
    },
  );

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

  describe("when the page cannot be hydrated", () => {
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
    ])("%s: it shows its no-script version", (_, wait, fail) => {
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
        "it is hydrated anyway",
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

    test("one part of the page can switch to its no-script version by itself", () => {
      form()?.dispatchEvent(new Event("without-script", { bubbles: true }));
      expect(button("Send")).toBeUndefined();
      expect(button("Calendar")).not.toBeUndefined();
      expect(call()).toBeNull();
    });
  });
});
