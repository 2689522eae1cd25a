import { deferredScriptLoader } from "./deferred-script-loader";

/** What the loader waits for, which each test calls when it likes. */
export const browser: { whenIdle?: () => void; whenPainted?: (name: string) => void } = {};

/** The button with these words. */
export const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement;

/** Runs the loader in a new page before each test of the calling block. */
export function setUpLoader(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    browser.whenIdle = browser.whenPainted = undefined;
    window.requestIdleCallback = (act) => {
      browser.whenIdle = () => act({ didTimeout: false, timeRemaining: () => 1 });
      return 0;
    };
    window.PerformanceObserver = class {
      constructor(act: (paints: object) => void) {
        browser.whenPainted = (painted) =>
          act({ getEntriesByName: (name: string) => (name === painted ? [name] : []) });
      }
      observe() {}
    } as never;
    document.body.innerHTML = `
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
}
