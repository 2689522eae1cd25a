/** The button with these words. */
export const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name) as HTMLElement;

const whenNear = new Set<(isNear: boolean) => void>();

/** Scrolls every observed part into view. */
export function comeNear(): void {
  for (const act of whenNear) act(true);
}

/** Puts a page with live parts into the document and watches them, before each test of the calling block. */
export function setUpLiveParts(): void {
  beforeEach(async () => {
    jest.useFakeTimers();
    jest.resetModules();
    whenNear.clear();
    globalThis.IntersectionObserver = class {
      constructor(onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {
        whenNear.add((isIntersecting) => onChange([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    } as never;
    document.body.innerHTML = `
      <a href="#place">Link</a>
      <form data-app="touch" data-stored="draft" data-replay-click action="/send"><p>Words</p><input name="name"><input data-replay-click name="date" readonly><button type="submit">Send</button></form>
      <button type="button" data-app="touch" data-replay-click>Calendar</button>
      <div data-app="near"></div>
      <section><div role="search" data-app="touch"><input type="search"></div></section>
      <p id="waiting-note" role="status"></p>
      <div id="load-failure" tabindex="-1" hidden>
        <p data-cause="connection" hidden>No connection.</p><p data-cause="changed" hidden>The site has changed.</p><p data-cause="stopped" hidden>Something stopped it.</p>
        <button type="button" data-reload>Load again</button>
      </div>
      <template id="late-scripts" data-compilation="a9fb41"><script data-late type="text/plain"></script></template>
      <template id="late-files"><link rel="preload"></template>`;
    const { watchLiveParts } = await import("./live-parts");
    watchLiveParts();
  });

  afterEach(() => {
    document.dispatchEvent(new Event("hydrated"));
    jest.useRealTimers();
  });
}
