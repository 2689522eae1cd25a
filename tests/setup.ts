/// <reference types="@testing-library/jest-dom" />

/** Matchers for elements, only where there is a document: loading them takes longer than most tests in Node.js. */
if ("document" in globalThis) jest.requireActual("@testing-library/jest-dom");

/** Errors logged during a test, which fail it: React logs missing keys and unknown attributes, for example. */
const loggedErrors: unknown[][] = [];

beforeEach(() => {
  loggedErrors.length = 0;
  jest.spyOn(console, "error").mockImplementation((...args) => loggedErrors.push(args));
});

afterEach(() => expect(loggedErrors).toEqual([]));

/** APIs that jsdom lacks. Unless a test replaces them, nothing intersects and no media query matches. */
globalThis.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
globalThis.TextEncoder ??= jest.requireActual("node:util").TextEncoder;
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
if ("HTMLDialogElement" in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    },
  });
